-- A notice has the English texts of what it tells of.
CREATE OR REPLACE FUNCTION tell_of_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status NOT IN ('SUCCESS', 'REJECTED') OR (TG_OP = 'UPDATE' AND OLD.status = NEW.status) THEN
    RETURN NULL;
  END IF;
  INSERT INTO notices (member_uuid, kind, event, amount, remark, english, reference, at) VALUES
    (NEW.member_uuid, 'deposit', CASE NEW.status WHEN 'SUCCESS' THEN 'DONE' ELSE 'REJECTED' END,
      NEW.amount, NEW.remark, NEW.english, NEW.uuid, NEW.updated_at);
  IF NEW.status = 'SUCCESS' AND NEW.bonus > 0 THEN
    INSERT INTO notices (member_uuid, kind, event, amount, reference, at) VALUES
      (NEW.member_uuid, 'bonus', 'DONE', NEW.bonus, NEW.uuid, NEW.updated_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_of_slip_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notices (member_uuid, kind, event, amount, remark, english, reference, at) VALUES
    (NEW.member_uuid, 'deposit', 'REJECTED', NEW.amount, NEW.remark, NEW.english, NEW.uuid, NEW.updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_of_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status NOT IN ('SUCCESS', 'FAILED', 'REJECTED') OR (TG_OP = 'UPDATE' AND OLD.status = NEW.status) THEN
    RETURN NULL;
  END IF;
  INSERT INTO notices (member_uuid, kind, event, amount, remark, english, reference, at) VALUES
    (NEW.member_uuid, 'withdraw', CASE NEW.status WHEN 'SUCCESS' THEN 'DONE' ELSE NEW.status END,
      NEW.amount, NEW.remark, NEW.english, NEW.uuid, NEW.updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_of_reward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notices (member_uuid, kind, event, title, remark, english, reference, at)
    SELECT NEW.member_uuid, 'reward', NEW.status, rewards.name,
      CASE NEW.status WHEN 'SHIPPED' THEN NEW.tracking_no ELSE NEW.remark END,
      jsonb_strip_nulls(jsonb_build_object('title', rewards.english ->> 'name',
        'remark', CASE NEW.status WHEN 'SHIPPED' THEN NULL ELSE NEW.english ->> 'remark' END)),
      NEW.uuid, NEW.updated_at
    FROM rewards WHERE rewards.uuid = NEW.reward_uuid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_of_announcement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notices (kind, event, title, english, reference, at) VALUES
    ('announcement', 'NEWS', NEW.title,
      jsonb_strip_nulls(jsonb_build_object('title', NEW.english ->> 'title')), NEW.uuid, NEW.start_at);
  RETURN NULL;
END $$;
