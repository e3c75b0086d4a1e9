-- What a member set to protect themselves is in the inbox as well: the log has each act, whoever wrote it.
-- A limit's title is its kind and period, a break's remark its end; the reader puts both into words.
CREATE FUNCTION tell_of_protection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notices (member_uuid, kind, event, amount, title, remark, reference, at) VALUES
    (NEW.member_uuid, 'protection',
      CASE
        WHEN NEW.act = 'BREAK_TAKEN' THEN 'BREAK_BEGUN'
        WHEN NEW.act = 'SELF_EXCLUDED' THEN 'EXCLUSION_BEGUN'
        WHEN NEW.act = 'LIMIT_RAISED' AND NEW.detail ->> 'to' IS NULL THEN 'LIMIT_REMOVED'
        WHEN NEW.act = 'LIMIT_RAISED' THEN 'LIMIT_RAISED'
        WHEN (NEW.detail ->> 'to')::numeric < (NEW.detail ->> 'from')::numeric THEN 'LIMIT_LOWERED'
        ELSE 'LIMIT_SET'
      END,
      ((NEW.detail ->> 'to')::numeric * 100)::bigint,
      (NEW.detail ->> 'kind') || ' ' || (NEW.detail ->> 'period'),
      NEW.detail ->> 'endsAt', NEW.member_uuid, NEW.at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER protection_log_notice AFTER INSERT ON protection_log
  FOR EACH ROW WHEN (NEW.act IN ('LIMIT_SET', 'LIMIT_RAISED', 'BREAK_TAKEN', 'SELF_EXCLUDED'))
  EXECUTE FUNCTION tell_of_protection();
