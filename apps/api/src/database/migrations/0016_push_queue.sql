-- A notice of what a browser is to be told of waits for it from the same transaction on. The lock keeps a subscription
-- that is being removed from failing the transaction of the money.
CREATE FUNCTION queue_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_messages (subscription_uuid, notice_id, next_at, ends_at)
    SELECT uuid, NEW.id, NEW.at, NEW.at + interval '12 hours'
    FROM push_subscriptions
    WHERE member_uuid = NEW.member_uuid AND kinds @> ARRAY[
      CASE
        WHEN NEW.event = 'NEW_DEVICE' THEN 'login'
        WHEN NEW.event <> 'DONE' THEN 'refused'
        WHEN NEW.kind = 'deposit' THEN 'credited'
        ELSE 'paid'
      END]
    FOR KEY SHARE;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_push AFTER INSERT ON notices FOR EACH ROW
  WHEN (NEW.kind IN ('deposit', 'withdraw') OR NEW.event = 'NEW_DEVICE')
  EXECUTE FUNCTION queue_push();
--> statement-breakpoint
-- Of money a member is always told.
UPDATE notice_readers SET muted = array_remove(array_remove(muted, 'deposit'), 'withdraw');
