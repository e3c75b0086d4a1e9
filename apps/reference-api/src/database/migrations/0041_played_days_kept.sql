-- A day is the sum of its rounds: whoever writes a round down adds it to its day.
CREATE FUNCTION round_adds_to_its_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO played_days AS d (member_uuid, day, bet, win, commission)
  VALUES (NEW.member_uuid, (NEW.at AT TIME ZONE 'Asia/Bangkok')::date, NEW.bet, NEW.win, NEW.commission)
  ON CONFLICT ON CONSTRAINT played_days_day DO UPDATE
  SET bet = d.bet + excluded.bet, win = d.win + excluded.win, commission = d.commission + excluded.commission;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What was played before: the commission of each round from the ledger, then the days.
UPDATE game_rounds r SET commission = e.amount
FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_uuid = t.uuid AND e.amount > 0
WHERE t.kind = 'commission' AND t.reference = r.uuid;
--> statement-breakpoint
INSERT INTO played_days (member_uuid, day, bet, win, commission)
SELECT member_uuid, (at AT TIME ZONE 'Asia/Bangkok')::date, sum(bet), sum(win), sum(commission)
FROM game_rounds GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER round_adds_to_its_day AFTER INSERT ON game_rounds
  FOR EACH ROW EXECUTE FUNCTION round_adds_to_its_day();
--> statement-breakpoint
CREATE FUNCTION round_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a round stays as it was told: % refused', TG_OP USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER round_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON game_rounds
  FOR EACH STATEMENT EXECUTE FUNCTION round_is_kept();
