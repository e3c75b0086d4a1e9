ALTER TABLE "bonus_choices" ADD COLUMN "promotion" text;--> statement-breakpoint
ALTER TABLE "bonus_choices" ADD COLUMN "promotion_period" text;--> statement-breakpoint
-- What was chosen before promotions said how often is of the first promotion, once on its day.
UPDATE "bonus_choices" SET "promotion" = '1.' || "offer", "promotion_period" = 'DAY ' || to_char("taken_at" AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD');--> statement-breakpoint
ALTER TABLE "bonus_choices" ALTER COLUMN "promotion" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_choices" ALTER COLUMN "promotion_period" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "promotion" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "promotion_period" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "bonus_basis" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "bonus_given_up" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "turnover_given_up" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "basis_given_up" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_promotion" ON "deposits" USING btree ("member_uuid","promotion","promotion_period");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_bonus_once" ON "ledger_transactions" USING btree ("reference","kind") WHERE kind in ('bonus-given-up', 'bonus-given-back');--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_bonus_basis" CHECK ("members"."bonus_basis" >= 0 and ("members"."bonus_basis" = 0 or "members"."bonus_held" > 0));