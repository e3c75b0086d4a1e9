CREATE TABLE "played_days" (
	"member_uuid" uuid NOT NULL,
	"day" date NOT NULL,
	"bet" bigint NOT NULL,
	"win" bigint NOT NULL,
	"commission" bigint NOT NULL,
	CONSTRAINT "played_days_day" PRIMARY KEY("member_uuid","day")
);
--> statement-breakpoint
ALTER TABLE "idempotency" DROP CONSTRAINT "idempotency_scope_call_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_once" PRIMARY KEY("scope","call","key");--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "commission" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "played_days" ADD CONSTRAINT "played_days_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_lines_transfer" ON "feed_lines" USING btree ("sending_bank","trans_ref");--> statement-breakpoint
CREATE INDEX "feed_lines_likeness" ON "feed_lines" USING btree ("amount","at");--> statement-breakpoint
CREATE INDEX "idempotency_answered" ON "idempotency" USING btree ("created_at") WHERE status is not null;--> statement-breakpoint
CREATE INDEX "slips_likeness" ON "slips" USING btree ("amount","trans_at");--> statement-breakpoint
CREATE INDEX "ledger_transactions_payouts" ON "ledger_transactions" USING btree ("member_uuid","kind","created_at") WHERE kind in ('commission-paid', 'loss-refund');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("member_uuid","order_key","kind") WHERE order_key is not null and kind <> 'game-return';--> statement-breakpoint
CREATE INDEX "withdrawals_day" ON "withdrawals" USING btree ("member_uuid","requested_at");