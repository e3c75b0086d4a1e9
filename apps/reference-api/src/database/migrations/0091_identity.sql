CREATE TABLE "identity_checks" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_uuid" uuid NOT NULL,
	"status" text NOT NULL,
	"card" "bytea",
	"selfie" "bytea",
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "identity_checks_pending" CHECK ("identity_checks"."status" <> 'PENDING' or ("identity_checks"."card" is not null and "identity_checks"."selfie" is not null)),
	CONSTRAINT "identity_checks_refused" CHECK ("identity_checks"."status" <> 'REFUSED' or "identity_checks"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_checks_member" ON "identity_checks" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_checks_one_open" ON "identity_checks" USING btree ("member_uuid") WHERE status in ('ASKED', 'PENDING');--> statement-breakpoint
CREATE INDEX "identity_checks_kept" ON "identity_checks" USING btree ("settled_at") WHERE card is not null or selfie is not null;
