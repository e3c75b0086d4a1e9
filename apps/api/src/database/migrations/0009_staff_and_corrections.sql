CREATE TABLE "credit_adjustments" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"member_uuid" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"why" text NOT NULL,
	"status" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "credit_adjustments_amount" CHECK ("credit_adjustments"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"roles" text[] NOT NULL,
	"password_hash" text NOT NULL,
	"secret" "bytea" NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_username" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_uuid" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_adjustments" ADD CONSTRAINT "credit_adjustments_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_uuid_staff_uuid_fk" FOREIGN KEY ("staff_uuid") REFERENCES "public"."staff"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_adjustments_waiting" ON "credit_adjustments" USING btree ("asked_at") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "credit_adjustments_member" ON "credit_adjustments" USING btree ("member_uuid","asked_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_adjusted_once" ON "ledger_transactions" USING btree ("reference") WHERE kind = 'adjustment';--> statement-breakpoint
INSERT INTO "ledger_accounts" ("id", "kind", "unit") VALUES ('house:adjustment', 'house', 'THB');
