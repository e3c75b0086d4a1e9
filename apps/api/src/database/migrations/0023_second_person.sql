CREATE TABLE "staff_invitations" (
	"username" text PRIMARY KEY NOT NULL,
	"roles" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"secret" "bytea",
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"invited_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_raises" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"operation" text NOT NULL,
	"subject" text NOT NULL,
	"member_uuid" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"input" jsonb NOT NULL,
	"status" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "staff_raises_amount" CHECK ("staff_raises"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "staff_raises" ADD CONSTRAINT "staff_raises_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_raises_waiting" ON "staff_raises" USING btree ("operation","subject") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "staff_raises_asked" ON "staff_raises" USING btree ("asked_by","asked_at");--> statement-breakpoint
CREATE INDEX "staff_raises_member" ON "staff_raises" USING btree ("member_uuid","asked_at");--> statement-breakpoint
-- Who made the accounts of before is in the log alone.
UPDATE "staff" SET "created_by" = (
	SELECT "by_name" FROM "operation_log"
	WHERE "act" = 'STAFF_ADDED' AND "by_kind" = 'STAFF' AND "subject" = "staff"."uuid"::text
	LIMIT 1
);
