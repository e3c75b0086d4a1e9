CREATE TABLE "setting_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"who" text NOT NULL,
	"changed" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Who changed which rule, and when, is added to and never rewritten.
CREATE FUNCTION setting_log_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of settings stays as it was written: % refused', TG_OP USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER setting_log_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON setting_log
  FOR EACH STATEMENT EXECUTE FUNCTION setting_log_is_kept();
