CREATE TABLE "operation_log" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_kind" text NOT NULL,
	"by_name" text NOT NULL,
	"act" text NOT NULL,
	"member_uuid" uuid,
	"subject" text,
	"why" text,
	"detail" jsonb NOT NULL,
	"before" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operation_log" ADD CONSTRAINT "operation_log_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operation_log_member" ON "operation_log" USING btree ("member_uuid","id");--> statement-breakpoint
CREATE INDEX "operation_log_subject" ON "operation_log" USING btree ("subject");--> statement-breakpoint
-- One row after the other: whoever writes waits for the one before, takes the next number and seals its hash into its own.
CREATE FUNCTION operation_log_is_chained() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last operation_log%ROWTYPE;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('operation_log'));
  SELECT * INTO last FROM operation_log ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(last.id, 0) + 1;
  NEW.before := coalesce(last.hash, ''::bytea);
  NEW.hash := sha256(NEW.before || convert_to(jsonb_build_array(
    NEW.id, to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), NEW.by_kind, NEW.by_name, NEW.act,
    NEW.member_uuid, NEW.subject, NEW.why, NEW.detail)::text, 'UTF8'));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER operation_log_is_chained BEFORE INSERT ON operation_log
  FOR EACH ROW EXECUTE FUNCTION operation_log_is_chained();
--> statement-breakpoint
CREATE FUNCTION operation_log_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of operations stays as it was written: % refused', TG_OP USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER operation_log_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON operation_log
  FOR EACH STATEMENT EXECUTE FUNCTION operation_log_is_kept();
