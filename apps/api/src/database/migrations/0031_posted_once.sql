-- Servers of the previous version go on writing. They write to the ledger last, so its lock is taken last, too. A
-- large ledger gets its index by hand before, `CREATE UNIQUE INDEX CONCURRENTLY`: it is the same then.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass('ledger_transactions_paid_once') AND NOT indisvalid) THEN
    RAISE EXCEPTION 'The index ledger_transactions_paid_once is invalid, as a payment was booked twice. See pnpm db:verify; then drop the index and update again.';
  END IF;
END $$;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "game_stakes_early" ON "game_stakes" USING btree ("created_at") WHERE status = 'EARLY';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payouts_contradicted" ON "payouts" USING btree ("updated_at") WHERE contradiction is not null;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "ledger_transactions_paid_once" ON "ledger_transactions" USING btree ("reference","kind") WHERE kind in ('deposit', 'bonus', 'withdraw', 'withdraw-paid', 'withdraw-rejected');
