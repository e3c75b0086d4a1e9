-- The ledger's rules stand here, in the database, so that no code can go round them.

-- 1. A balance is the sum of its entries: only an entry moves it.
CREATE FUNCTION ledger_entry_moves_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_moves_balance AFTER INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entry_moves_balance();
--> statement-breakpoint
CREATE FUNCTION ledger_account_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance <> 0 THEN
      RAISE EXCEPTION 'a ledger account opens with a balance of zero' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a ledger account is never deleted' USING ERRCODE = 'check_violation';
  END IF;
  -- Depth 2 is the entry's own trigger; depth 1 is somebody's UPDATE.
  IF pg_trigger_depth() < 2
    OR (NEW.id, NEW.kind, NEW.unit) IS DISTINCT FROM (OLD.id, OLD.kind, OLD.unit)
    OR NEW.member_uuid IS DISTINCT FROM OLD.member_uuid THEN
    RAISE EXCEPTION 'a ledger account changes by entries only' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_account_is_kept BEFORE INSERT OR UPDATE OR DELETE ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION ledger_account_is_kept();
--> statement-breakpoint
-- 2. What is written stays: corrections are new transactions.
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_not_emptied BEFORE TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
-- 3. An entry joins only a transaction made in the same database transaction.
CREATE FUNCTION ledger_entry_joins_its_own() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT made_in FROM ledger_transactions WHERE uuid = NEW.transaction_uuid) IS DISTINCT FROM txid_current() THEN
    RAISE EXCEPTION 'ledger transaction % is closed', NEW.transaction_uuid USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_joins_its_own BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entry_joins_its_own();
--> statement-breakpoint
CREATE FUNCTION ledger_transaction_is_now() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.made_in := txid_current();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transaction_is_now BEFORE INSERT ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION ledger_transaction_is_now();
--> statement-breakpoint
-- 4. At commit every transaction has entries, and they sum to zero in each unit.
CREATE FUNCTION ledger_transaction_is_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM ledger_entries WHERE transaction_uuid = NEW.uuid) THEN
    RAISE EXCEPTION 'ledger transaction % has no entries', NEW.uuid USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (
    SELECT 1 FROM ledger_entries WHERE transaction_uuid = NEW.uuid GROUP BY unit HAVING sum(amount) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.uuid USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- On the transaction alone, once: rule 3 lets no entry join after the commit this waits for.
CREATE CONSTRAINT TRIGGER ledger_transaction_is_balanced AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transaction_is_balanced();
--> statement-breakpoint
-- Again on entries: SET CONSTRAINTS … IMMEDIATE may have spent the first one early.
CREATE FUNCTION ledger_entry_is_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM ledger_entries WHERE transaction_uuid = NEW.transaction_uuid GROUP BY unit HAVING sum(amount) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_uuid USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_is_balanced AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_is_balanced();
--> statement-breakpoint
-- The house's side of every movement. A house account may go below zero; a member's never does.
INSERT INTO ledger_accounts (id, kind, unit) VALUES
  ('house:bank', 'house', 'THB'),
  ('house:bonus', 'house', 'THB'),
  ('house:games', 'house', 'THB'),
  ('house:loyalty', 'house', 'PNT');
