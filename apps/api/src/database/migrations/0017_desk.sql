CREATE TABLE "member_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_uuid" uuid NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_notes_member" ON "member_notes" USING btree ("member_uuid","id");--> statement-breakpoint
CREATE INDEX "played_days_of_day" ON "played_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "feed_lines_at" ON "feed_lines" USING btree ("at");--> statement-breakpoint
CREATE INDEX "feed_lines_deposit" ON "feed_lines" USING btree ("deposit_uuid");--> statement-breakpoint
CREATE FUNCTION member_notes_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'notes about members are added, never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER member_notes_are_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON member_notes
  FOR EACH STATEMENT EXECUTE FUNCTION member_notes_are_kept();
