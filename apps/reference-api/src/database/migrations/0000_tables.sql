CREATE TABLE "ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_uuid" uuid,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_unit" UNIQUE("id","unit"),
	CONSTRAINT "ledger_accounts_member" UNIQUE("member_uuid","kind"),
	CONSTRAINT "ledger_accounts_never_negative" CHECK ("ledger_accounts"."kind" = 'house' or "ledger_accounts"."balance" >= 0),
	CONSTRAINT "ledger_accounts_owner" CHECK (("ledger_accounts"."kind" = 'house') = ("ledger_accounts"."member_uuid" is null)),
	CONSTRAINT "ledger_accounts_unit_of_kind" CHECK ("ledger_accounts"."kind" = 'house' or ("ledger_accounts"."kind" = 'points') = ("ledger_accounts"."unit" = 'PNT'))
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"sub_district" text NOT NULL,
	"district" text NOT NULL,
	"province" text NOT NULL,
	"zipcode" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_member" UNIQUE("member_uuid")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"image" text,
	"type" text NOT NULL,
	"audience" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"bucket" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configurations" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"path" text NOT NULL,
	"members_only" boolean DEFAULT false NOT NULL,
	CONSTRAINT "configurations_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_uuid" uuid NOT NULL,
	"order_key" uuid,
	"amount" bigint NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"channel" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_id" text NOT NULL,
	"sending_bank" text,
	"trans_ref" text,
	"remark" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposits_amount" CHECK ("deposits"."amount" > 0 and "deposits"."bonus" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_uuid" uuid NOT NULL,
	"account_id" text NOT NULL,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_not_zero" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "feed_lines" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line_id" text NOT NULL,
	"to_bank_name" text NOT NULL,
	"to_bank_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sending_bank" text,
	"trans_ref" text,
	"sender_digits" text,
	"status" text NOT NULL,
	"reason" text,
	"deposit_uuid" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_lines_line" UNIQUE("line_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"path" text PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"content" "bytea" NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"scope" text NOT NULL,
	"call" text NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_scope_call_key_pk" PRIMARY KEY("scope","call","key")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"level" integer DEFAULT 1 NOT NULL,
	"level_held_until" timestamp with time zone,
	"turnover_left" bigint DEFAULT 0 NOT NULL,
	"bank_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"bank_name" text NOT NULL,
	"bank_id" text NOT NULL,
	"account_name" text NOT NULL,
	"af_code" text NOT NULL,
	"invited_by" uuid,
	"team" text,
	"marketing" text,
	"consent_version" text NOT NULL,
	"consent_terms" boolean NOT NULL,
	"consent_privacy" boolean NOT NULL,
	"consent_marketing" boolean NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"age_confirmed_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_username" UNIQUE("username"),
	CONSTRAINT "members_phone" UNIQUE("phone"),
	CONSTRAINT "members_af_code" UNIQUE("af_code"),
	CONSTRAINT "members_bank" UNIQUE("bank_name","bank_id"),
	CONSTRAINT "members_level" CHECK ("members"."level" between 1 and 6),
	CONSTRAINT "members_turnover" CHECK ("members"."turnover_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "operator_accounts" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bank_name" text NOT NULL,
	"bank_id" text NOT NULL,
	"account_name" text NOT NULL,
	"prompt_pay_type" text,
	"prompt_pay_target" text,
	"is_open" boolean DEFAULT true NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_uuid" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"platform" text DEFAULT 'DSK' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sim_accounts" (
	"bank_name" text NOT NULL,
	"bank_id" text NOT NULL,
	"account_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sim_accounts_bank_name_bank_id_pk" PRIMARY KEY("bank_name","bank_id")
);
--> statement-breakpoint
CREATE TABLE "sim_switches" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sim_transfers" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sending_bank" text NOT NULL,
	"trans_ref" text NOT NULL,
	"from_bank_name" text NOT NULL,
	"from_bank_id" text NOT NULL,
	"from_name" text NOT NULL,
	"to_bank_name" text NOT NULL,
	"to_bank_id" text NOT NULL,
	"to_name" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"known_at" timestamp with time zone NOT NULL,
	"feed_has_reference" boolean DEFAULT true NOT NULL,
	"in_feed" boolean DEFAULT true NOT NULL,
	"fed_at" timestamp with time zone,
	CONSTRAINT "sim_transfers_reference" UNIQUE("sending_bank","trans_ref")
);
--> statement-breakpoint
CREATE TABLE "slip_images" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_uuid" uuid NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slip_requests" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_uuid" uuid NOT NULL,
	"order_key" uuid NOT NULL,
	"slip_uuid" uuid,
	"image_uuid" uuid,
	"sending_bank" text,
	"trans_ref" text,
	"bank_name" text NOT NULL,
	"amount" bigint NOT NULL,
	"trans_at" timestamp with time zone NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"remark" text,
	"deposit_uuid" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slips" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_uuid" uuid NOT NULL,
	"image_uuid" uuid,
	"sending_bank" text,
	"trans_ref" text,
	"amount" bigint,
	"trans_at" timestamp with time zone,
	"verdict" jsonb,
	"next" text NOT NULL,
	"refusal" text,
	"deposit_uuid" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"member_uuid" uuid,
	"order_key" uuid,
	"reference" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_in" bigint DEFAULT txid_current() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_uuid" uuid NOT NULL,
	"order_key" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_id" text NOT NULL,
	"remark" text,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawals_amount" CHECK ("withdrawals"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_uuid_ledger_transactions_uuid_fk" FOREIGN KEY ("transaction_uuid") REFERENCES "public"."ledger_transactions"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" FOREIGN KEY ("account_id","unit") REFERENCES "public"."ledger_accounts"("id","unit") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slip_images" ADD CONSTRAINT "slip_images_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slip_requests" ADD CONSTRAINT "slip_requests_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slip_requests" ADD CONSTRAINT "slip_requests_slip_uuid_slips_uuid_fk" FOREIGN KEY ("slip_uuid") REFERENCES "public"."slips"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slip_requests" ADD CONSTRAINT "slip_requests_image_uuid_slip_images_uuid_fk" FOREIGN KEY ("image_uuid") REFERENCES "public"."slip_images"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slip_requests" ADD CONSTRAINT "slip_requests_deposit_uuid_deposits_uuid_fk" FOREIGN KEY ("deposit_uuid") REFERENCES "public"."deposits"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slips" ADD CONSTRAINT "slips_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slips" ADD CONSTRAINT "slips_image_uuid_slip_images_uuid_fk" FOREIGN KEY ("image_uuid") REFERENCES "public"."slip_images"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slips" ADD CONSTRAINT "slips_deposit_uuid_deposits_uuid_fk" FOREIGN KEY ("deposit_uuid") REFERENCES "public"."deposits"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_running" ON "announcements" USING btree ("start_at","end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_transfer" ON "deposits" USING btree ("sending_bank","trans_ref") WHERE status <> 'REJECTED';--> statement-breakpoint
CREATE INDEX "deposits_member" ON "deposits" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE INDEX "deposits_recent" ON "deposits" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_uuid");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "feed_lines_status" ON "feed_lines" USING btree ("status","at");--> statement-breakpoint
CREATE INDEX "members_invited_by" ON "members" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_uuid");--> statement-breakpoint
CREATE INDEX "sim_transfers_unfed" ON "sim_transfers" USING btree ("fed_at","at");--> statement-breakpoint
CREATE UNIQUE INDEX "slip_requests_one_open" ON "slip_requests" USING btree ("member_uuid") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "slip_requests_member" ON "slip_requests" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE INDEX "slips_member" ON "slips" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE INDEX "ledger_transactions_member" ON "ledger_transactions" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE INDEX "ledger_transactions_reference" ON "ledger_transactions" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_one_open" ON "withdrawals" USING btree ("member_uuid") WHERE status in ('PENDING', 'PROCESSING', 'FAILED');--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_recent" ON "withdrawals" USING btree ("status","created_at");