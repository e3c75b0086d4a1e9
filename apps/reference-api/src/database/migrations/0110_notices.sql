CREATE TABLE "notice_readers" (
	"member_uuid" uuid PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone,
	"muted" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_uuid" uuid,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"amount" bigint,
	"title" text,
	"remark" text,
	"reference" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_readers" ADD CONSTRAINT "notice_readers_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_member" ON "notices" USING btree ("member_uuid","at","id");
--> statement-breakpoint
-- A notice is written by the database itself, in the transaction of what it tells of, whoever did that.
CREATE FUNCTION tell_of_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status NOT IN ('SUCCESS', 'REJECTED') OR (TG_OP = 'UPDATE' AND OLD.status = NEW.status) THEN
    RETURN NULL;
  END IF;
  INSERT INTO notices (member_uuid, kind, event, amount, remark, reference, at) VALUES
    (NEW.member_uuid, 'deposit', CASE NEW.status WHEN 'SUCCESS' THEN 'DONE' ELSE 'REJECTED' END,
      NEW.amount, NEW.remark, NEW.uuid, NEW.updated_at);
  IF NEW.status = 'SUCCESS' AND NEW.bonus > 0 THEN
    INSERT INTO notices (member_uuid, kind, event, amount, reference, at) VALUES
      (NEW.member_uuid, 'bonus', 'DONE', NEW.bonus, NEW.uuid, NEW.updated_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposits_notice AFTER INSERT OR UPDATE OF status ON deposits
  FOR EACH ROW EXECUTE FUNCTION tell_of_deposit();
--> statement-breakpoint
CREATE FUNCTION tell_of_slip_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notices (member_uuid, kind, event, amount, remark, reference, at) VALUES
    (NEW.member_uuid, 'deposit', 'REJECTED', NEW.amount, NEW.remark, NEW.uuid, NEW.updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- One that is approved is a deposit, which tells of itself.
CREATE TRIGGER slip_requests_notice AFTER UPDATE OF status ON slip_requests
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status AND NEW.status = 'REJECTED')
  EXECUTE FUNCTION tell_of_slip_request();
--> statement-breakpoint
CREATE FUNCTION tell_of_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status NOT IN ('SUCCESS', 'FAILED', 'REJECTED') OR (TG_OP = 'UPDATE' AND OLD.status = NEW.status) THEN
    RETURN NULL;
  END IF;
  INSERT INTO notices (member_uuid, kind, event, amount, remark, reference, at) VALUES
    (NEW.member_uuid, 'withdraw', CASE NEW.status WHEN 'SUCCESS' THEN 'DONE' ELSE NEW.status END,
      NEW.amount, NEW.remark, NEW.uuid, NEW.updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdrawals_notice AFTER INSERT OR UPDATE OF status ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION tell_of_withdrawal();
--> statement-breakpoint
CREATE FUNCTION tell_of_reward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notices (member_uuid, kind, event, title, remark, reference, at)
    SELECT NEW.member_uuid, 'reward', NEW.status, rewards.name,
      CASE NEW.status WHEN 'SHIPPED' THEN NEW.tracking_no ELSE NEW.remark END, NEW.uuid, NEW.updated_at
    FROM rewards WHERE rewards.uuid = NEW.reward_uuid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reward_requests_notice AFTER UPDATE OF status ON reward_requests
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status AND NEW.status <> 'PENDING')
  EXECUTE FUNCTION tell_of_reward();
--> statement-breakpoint
-- One row for every member; it is shown for as long as its announcement is.
CREATE FUNCTION tell_of_announcement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notices (kind, event, title, reference, at) VALUES
    ('announcement', 'NEWS', NEW.title, NEW.uuid, NEW.start_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announcements_notice AFTER INSERT ON announcements
  FOR EACH ROW WHEN (NEW.audience <> 'VISITORS') EXECUTE FUNCTION tell_of_announcement();
--> statement-breakpoint
-- What is for everybody is told by its announcement.
CREATE TRIGGER notices_live AFTER INSERT ON notices
  FOR EACH ROW WHEN (NEW.member_uuid IS NOT NULL) EXECUTE FUNCTION tell_live('notices');
--> statement-breakpoint
CREATE TRIGGER notice_readers_live AFTER INSERT OR UPDATE ON notice_readers
  FOR EACH ROW EXECUTE FUNCTION tell_live('notices');
