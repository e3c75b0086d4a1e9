CREATE TABLE "game_stakes" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"bet_id" text NOT NULL,
	"launch_uuid" uuid NOT NULL,
	"member_uuid" uuid NOT NULL,
	"status" text NOT NULL,
	"stake" bigint,
	"win" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_stakes_bet" UNIQUE("provider","bet_id"),
	CONSTRAINT "game_stakes_amounts" CHECK ("game_stakes"."stake" >= 0 and "game_stakes"."win" >= 0),
	CONSTRAINT "game_stakes_status" CHECK (case "game_stakes"."status" when 'EARLY' then "game_stakes"."stake" is null and "game_stakes"."win" is not null
        when 'OPEN' then "game_stakes"."stake" > 0 and "game_stakes"."win" is null
        when 'SETTLED' then "game_stakes"."stake" is not null and "game_stakes"."win" is not null
        else "game_stakes"."win" is null end)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"withdrawal_uuid" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"reference" text,
	"reason" text,
	"contradiction" text,
	"asked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "game_launches" ADD COLUMN "paid_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_stakes" ADD CONSTRAINT "game_stakes_launch_uuid_game_launches_uuid_fk" FOREIGN KEY ("launch_uuid") REFERENCES "public"."game_launches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_stakes" ADD CONSTRAINT "game_stakes_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_withdrawal_uuid_withdrawals_uuid_fk" FOREIGN KEY ("withdrawal_uuid") REFERENCES "public"."withdrawals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_stakes_open" ON "game_stakes" USING btree ("launch_uuid") WHERE status = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_open" ON "payouts" USING btree ("withdrawal_uuid") WHERE status in ('SENDING', 'ACCEPTED', 'UNCLEAR');--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_paid_once" ON "payouts" USING btree ("withdrawal_uuid") WHERE status = 'PAID';--> statement-breakpoint
CREATE INDEX "payouts_asked" ON "payouts" USING btree ("asked_at") WHERE status <> 'PAID';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_staked_once" ON "ledger_transactions" USING btree ("reference","kind") WHERE kind in ('stake', 'stake-home');