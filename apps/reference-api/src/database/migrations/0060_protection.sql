CREATE TABLE "member_breaks" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"return_asked_at" timestamp with time zone,
	CONSTRAINT "member_breaks_ends" CHECK ("member_breaks"."ends_at" > "member_breaks"."starts_at"),
	CONSTRAINT "member_breaks_break_ends" CHECK ("member_breaks"."kind" = 'EXCLUSION' or "member_breaks"."ends_at" is not null),
	CONSTRAINT "member_breaks_return" CHECK ("member_breaks"."return_asked_at" >= "member_breaks"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "play_limits" (
	"member_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"wanted" bigint,
	"asked_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_limits_one" PRIMARY KEY("member_uuid","kind","period"),
	CONSTRAINT "play_limits_amount" CHECK ("play_limits"."amount" > 0),
	CONSTRAINT "play_limits_wanted" CHECK ("play_limits"."wanted" > "play_limits"."amount"),
	CONSTRAINT "play_limits_asked" CHECK ("play_limits"."wanted" is null or "play_limits"."asked_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "protection_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "protection_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_uuid" uuid NOT NULL,
	"act" text NOT NULL,
	"by" text NOT NULL,
	"detail" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reality_checks" (
	"member_uuid" uuid PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reality_checks_minutes" CHECK ("reality_checks"."minutes" in (15, 30, 60))
);
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "is_beyond_limit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_breaks" ADD CONSTRAINT "member_breaks_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protection_log" ADD CONSTRAINT "protection_log_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reality_checks" ADD CONSTRAINT "reality_checks_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_breaks_member" ON "member_breaks" USING btree ("member_uuid","starts_at");--> statement-breakpoint
CREATE INDEX "play_limits_waiting" ON "play_limits" USING btree ("asked_at") WHERE asked_at is not null;--> statement-breakpoint
CREATE INDEX "protection_log_member" ON "protection_log" USING btree ("member_uuid","id");--> statement-breakpoint
-- Who did what to protect a member, and when, is added to and never rewritten.
CREATE FUNCTION protection_log_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the protection log stays as it was written: % refused', TG_OP USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER protection_log_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON protection_log
  FOR EACH STATEMENT EXECUTE FUNCTION protection_log_is_kept();
