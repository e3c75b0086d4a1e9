CREATE TABLE "recovery_codes" (
	"member_uuid" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_member_uuid_code_hash_pk" PRIMARY KEY("member_uuid","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"member_uuid" uuid PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"proven_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"asked_above" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "second_factors_asked_above" CHECK ("second_factors"."asked_above" >= 0)
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "withdraw_held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "password_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;