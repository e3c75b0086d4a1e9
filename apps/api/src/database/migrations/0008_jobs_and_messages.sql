CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"fault" text,
	"runs" bigint DEFAULT 0 NOT NULL,
	"state" jsonb
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_uuid" uuid,
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("next_at") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "messages_member" ON "messages" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at");