CREATE TABLE "house_balances" (
	"account_id" text NOT NULL,
	"unit" text NOT NULL,
	"slot" integer NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "house_balances_slot" PRIMARY KEY("account_id","unit","slot")
);
--> statement-breakpoint
ALTER TABLE "house_balances" ADD CONSTRAINT "house_balances_account" FOREIGN KEY ("account_id","unit") REFERENCES "public"."ledger_accounts"("id","unit") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Small rows that change all the time: a new version finds its place beside the old one.
ALTER TABLE "house_balances" SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
--> statement-breakpoint
-- An account's balance. The house's is what its account had before and what its rows add.
CREATE VIEW ledger_balances AS
  SELECT a.id, a.member_uuid, a.kind, a.unit, (a.balance + coalesce(h.balance, 0))::bigint AS balance
  FROM ledger_accounts a
  LEFT JOIN (SELECT account_id, sum(balance) AS balance FROM house_balances GROUP BY account_id) h ON h.account_id = a.id;
--> statement-breakpoint
-- As before, but for the house: no row that every transaction holds over its commit.
CREATE OR REPLACE FUNCTION ledger_entries_move_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong uuid;
  moved record;
BEGIN
  SELECT uuid INTO wrong FROM ledger_transactions
    WHERE uuid IN (SELECT transaction_uuid FROM fresh) AND made_in <> txid_current() LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger transaction % is closed', wrong USING ERRCODE = 'check_violation';
  END IF;
  -- What a statement writes sums to zero in each transaction and unit; so does every transaction, then.
  SELECT transaction_uuid INTO wrong FROM fresh GROUP BY transaction_uuid, unit HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', wrong USING ERRCODE = 'check_violation';
  END IF;
  -- Always in the same order, the house's accounts last: whoever waits for one waits in no ring.
  FOR moved IN
    SELECT account_id, unit, sum(amount)::bigint AS amount FROM fresh
    GROUP BY account_id, unit ORDER BY account_id COLLATE "C" DESC
  LOOP
    UPDATE ledger_accounts SET balance = balance + moved.amount WHERE id = moved.account_id AND kind <> 'house';
    IF NOT FOUND THEN
      -- A connection is at one transaction at a time. Two of a thousand may share a row, and then one waits for the other.
      INSERT INTO house_balances AS h (account_id, unit, slot, balance)
        VALUES (moved.account_id, moved.unit, pg_backend_pid() & 1023, moved.amount)
        ON CONFLICT (account_id, unit, slot) DO UPDATE SET balance = h.balance + excluded.balance;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION house_balance_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Depth 2 is the entry's own trigger; depth 1 is somebody's statement.
  IF TG_OP IN ('DELETE', 'TRUNCATE') OR pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a balance of the house changes by entries only: append-only' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER house_balance_is_kept BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON house_balances
  FOR EACH STATEMENT EXECUTE FUNCTION house_balance_is_kept();
