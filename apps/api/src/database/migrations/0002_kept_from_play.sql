ALTER TABLE "deposits" ADD COLUMN "kept" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_accounts_kept" ON "ledger_accounts" USING btree ("member_uuid") WHERE kind = 'kept';--> statement-breakpoint
CREATE INDEX "ledger_transactions_released" ON "ledger_transactions" USING btree ("member_uuid","created_at") WHERE kind = 'deposit-released';--> statement-breakpoint
ALTER TABLE "deposits" DROP COLUMN "is_beyond_limit";--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_kept" CHECK ("deposits"."kept" between 0 and "deposits"."amount");--> statement-breakpoint
DROP TRIGGER ledger_accounts_live ON ledger_accounts;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_live AFTER UPDATE OF balance ON ledger_accounts
  FOR EACH ROW WHEN (NEW.kind IN ('credit', 'kept', 'points')) EXECUTE FUNCTION tell_live('credit');
