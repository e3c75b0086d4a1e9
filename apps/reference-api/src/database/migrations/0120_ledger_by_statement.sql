-- The ledger's rules, once for a statement and not once for each row it writes.

-- 1. and 3. An entry moves its account's balance, and joins only a transaction made in the same database transaction.
DROP TRIGGER ledger_entry_joins_its_own ON ledger_entries;
--> statement-breakpoint
DROP FUNCTION ledger_entry_joins_its_own();
--> statement-breakpoint
DROP TRIGGER ledger_entry_moves_balance ON ledger_entries;
--> statement-breakpoint
DROP FUNCTION ledger_entry_moves_balance();
--> statement-breakpoint
CREATE FUNCTION ledger_entries_move_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong uuid;
  moved record;
BEGIN
  SELECT uuid INTO wrong FROM ledger_transactions
    WHERE uuid IN (SELECT transaction_uuid FROM fresh) AND made_in <> txid_current() LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger transaction % is closed', wrong USING ERRCODE = 'check_violation';
  END IF;
  -- 4. What a statement writes sums to zero in each transaction and unit; so does every transaction, then.
  SELECT transaction_uuid INTO wrong FROM fresh GROUP BY transaction_uuid, unit HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', wrong USING ERRCODE = 'check_violation';
  END IF;
  -- Always in the same order, the house's accounts last: whoever waits for one waits in no ring.
  FOR moved IN
    SELECT account_id, sum(amount)::bigint AS amount FROM fresh GROUP BY account_id ORDER BY account_id COLLATE "C" DESC
  LOOP
    UPDATE ledger_accounts SET balance = balance + moved.amount WHERE id = moved.account_id;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_move_balances AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION ledger_entries_move_balances();
--> statement-breakpoint
-- 4. At commit every transaction has entries.
DROP TRIGGER ledger_entry_is_balanced ON ledger_entries;
--> statement-breakpoint
DROP FUNCTION ledger_entry_is_balanced();
--> statement-breakpoint
DROP TRIGGER ledger_transaction_is_balanced ON ledger_transactions;
--> statement-breakpoint
DROP FUNCTION ledger_transaction_is_balanced();
--> statement-breakpoint
CREATE FUNCTION ledger_transaction_has_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM ledger_entries WHERE transaction_uuid = NEW.uuid) THEN
    RAISE EXCEPTION 'ledger transaction % has no entries', NEW.uuid USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transaction_has_entries AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transaction_has_entries();
--> statement-breakpoint
-- A day is the sum of its rounds.
DROP TRIGGER round_adds_to_its_day ON game_rounds;
--> statement-breakpoint
DROP FUNCTION round_adds_to_its_day();
--> statement-breakpoint
CREATE FUNCTION rounds_add_to_their_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO played_days AS d (member_uuid, day, bet, win, commission)
  SELECT member_uuid, (at AT TIME ZONE 'Asia/Bangkok')::date AS day, sum(bet), sum(win), sum(commission)
  FROM fresh GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT ON CONSTRAINT played_days_day DO UPDATE
  SET bet = d.bet + excluded.bet, win = d.win + excluded.win, commission = d.commission + excluded.commission;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rounds_add_to_their_days AFTER INSERT ON game_rounds
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION rounds_add_to_their_days();
