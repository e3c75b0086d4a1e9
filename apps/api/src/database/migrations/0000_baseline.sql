CREATE TABLE "ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_uuid" uuid,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_unit" UNIQUE("id","unit"),
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
	"action_label" text,
	"action_path" text,
	"type" text NOT NULL,
	"audience" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "announcements_action" CHECK (("announcements"."action_label" is null) = ("announcements"."action_path" is null))
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"bucket" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonus_choices" (
	"member_uuid" uuid PRIMARY KEY NOT NULL,
	"offer" text NOT NULL,
	"amount" bigint NOT NULL,
	"rate" integer NOT NULL,
	"most" bigint NOT NULL,
	"extra" integer NOT NULL,
	"turnover_times" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_choices_amount" CHECK ("bonus_choices"."amount" > 0),
	CONSTRAINT "bonus_choices_expires" CHECK ("bonus_choices"."expires_at" > "bonus_choices"."taken_at")
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_uuid" uuid NOT NULL,
	"day" date NOT NULL,
	"order_key" uuid NOT NULL,
	"streak" integer NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_ins_once" UNIQUE("member_uuid","day"),
	CONSTRAINT "check_ins_points" CHECK ("check_ins"."points" > 0 and "check_ins"."streak" > 0)
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
	"turnover" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"channel" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_id" text NOT NULL,
	"sending_bank" text,
	"trans_ref" text,
	"remark" text,
	"is_beyond_limit" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposits_amount" CHECK ("deposits"."amount" > 0 and "deposits"."bonus" >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_draws" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_uuid" uuid NOT NULL,
	"event_uuid" uuid NOT NULL,
	"play_uuid" uuid NOT NULL,
	"order_key" uuid NOT NULL,
	"prize_uuid" uuid NOT NULL,
	"prize" jsonb NOT NULL,
	"request_uuid" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_draws_play" UNIQUE("play_uuid"),
	CONSTRAINT "event_draws_order" UNIQUE("member_uuid","order_key")
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
CREATE TABLE "event_prizes" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_uuid" uuid NOT NULL,
	"label" text NOT NULL,
	"type" text NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	"reward_uuid" uuid,
	"image" text,
	"color" text NOT NULL,
	"weight" integer NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "event_prizes_weight" CHECK ("event_prizes"."weight" >= 0),
	CONSTRAINT "event_prizes_value" CHECK (("event_prizes"."type" in ('CREDIT', 'POINT')) = ("event_prizes"."value" > 0)),
	CONSTRAINT "event_prizes_item" CHECK (("event_prizes"."type" = 'ITEM') = ("event_prizes"."reward_uuid" is not null))
);
--> statement-breakpoint
CREATE TABLE "game_favourites" (
	"member_uuid" uuid NOT NULL,
	"game_uuid" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_favourites_member_uuid_game_uuid_pk" PRIMARY KEY("member_uuid","game_uuid")
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
CREATE TABLE "game_events" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"cards" integer,
	"deposit_per_play" bigint,
	"play_max" integer DEFAULT 0 NOT NULL,
	"cost" integer,
	"bought_per_day" integer DEFAULT 0 NOT NULL,
	"earned_by" text,
	"rules" jsonb,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "game_events_plays" CHECK ("game_events"."deposit_per_play" > 0 and "game_events"."play_max" >= 0),
	CONSTRAINT "game_events_cost" CHECK ("game_events"."cost" > 0 and "game_events"."bought_per_day" >= 0),
	CONSTRAINT "game_events_cards" CHECK ("game_events"."cards" > 0)
);
--> statement-breakpoint
CREATE TABLE "games" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"game_code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"provider" text NOT NULL,
	"category" text NOT NULL,
	"image" text,
	"is_hot" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"rank" integer NOT NULL,
	"search_key" text NOT NULL,
	CONSTRAINT "games_code" UNIQUE("provider","game_code")
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
	CONSTRAINT "idempotency_once" PRIMARY KEY("scope","call","key")
);
--> statement-breakpoint
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
CREATE TABLE "game_launches" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_uuid" uuid NOT NULL,
	"game_uuid" uuid NOT NULL,
	"order_key" uuid NOT NULL,
	"status" text NOT NULL,
	"moved" bigint DEFAULT 0 NOT NULL,
	"returned" bigint,
	"return_order" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_launches_order" UNIQUE("member_uuid","order_key"),
	CONSTRAINT "game_launches_amounts" CHECK ("game_launches"."moved" >= 0 and "game_launches"."returned" >= 0)
);
--> statement-breakpoint
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
	"bonus_held" bigint DEFAULT 0 NOT NULL,
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
	"birth_date" date,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_username" UNIQUE("username"),
	CONSTRAINT "members_phone" UNIQUE("phone"),
	CONSTRAINT "members_af_code" UNIQUE("af_code"),
	CONSTRAINT "members_bank" UNIQUE("bank_name","bank_id"),
	CONSTRAINT "members_level" CHECK ("members"."level" between 1 and 6),
	CONSTRAINT "members_turnover" CHECK ("members"."turnover_left" >= 0),
	CONSTRAINT "members_held" CHECK ("members"."bonus_held" >= 0 and ("members"."bonus_held" > 0) = ("members"."turnover_left" > 0))
);
--> statement-breakpoint
CREATE TABLE "notice_readers" (
	"member_uuid" uuid PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone,
	"muted" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_reads" (
	"notice_id" bigint NOT NULL,
	"member_uuid" uuid NOT NULL,
	CONSTRAINT "notice_reads_notice_id_member_uuid_pk" PRIMARY KEY("notice_id","member_uuid")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_uuid" uuid,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"amount" bigint,
	"title" text,
	"remark" text,
	"reference" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
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
CREATE TABLE "played_days" (
	"member_uuid" uuid NOT NULL,
	"day" date NOT NULL,
	"bet" bigint NOT NULL,
	"win" bigint NOT NULL,
	"commission" bigint NOT NULL,
	CONSTRAINT "played_days_day" PRIMARY KEY("member_uuid","day")
);
--> statement-breakpoint
CREATE TABLE "event_plays" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_uuid" uuid NOT NULL,
	"event_uuid" uuid NOT NULL,
	"source" text NOT NULL,
	"reference" uuid NOT NULL,
	"place" integer NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_plays_once" UNIQUE("member_uuid","event_uuid","reference","place")
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
CREATE TABLE "game_providers" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reality_checks" (
	"member_uuid" uuid PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reality_checks_minutes" CHECK ("reality_checks"."minutes" in (15, 30, 60))
);
--> statement-breakpoint
CREATE TABLE "refund_claims" (
	"member_uuid" uuid NOT NULL,
	"day" date NOT NULL,
	"order_key" uuid NOT NULL,
	"loss" bigint NOT NULL,
	"rate" double precision NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_claims_once" PRIMARY KEY("member_uuid","day"),
	CONSTRAINT "refund_claims_amount" CHECK ("refund_claims"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "reward_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"rank" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_requests" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_uuid" uuid NOT NULL,
	"order_key" uuid NOT NULL,
	"reward_uuid" uuid NOT NULL,
	"source" text NOT NULL,
	"point" integer NOT NULL,
	"status" text NOT NULL,
	"address" jsonb,
	"tracking_no" text,
	"remark" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_requests_order" UNIQUE("member_uuid","order_key"),
	CONSTRAINT "reward_requests_point" CHECK ("reward_requests"."point" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category_id" text NOT NULL,
	"name" text NOT NULL,
	"detail" text NOT NULL,
	"image" text,
	"point" integer NOT NULL,
	"stock" integer NOT NULL,
	"need_address" boolean NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rewards_stock" CHECK ("rewards"."stock" >= 0),
	CONSTRAINT "rewards_point" CHECK ("rewards"."point" > 0 and "rewards"."credit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "game_rounds" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"round_id" text NOT NULL,
	"launch_uuid" uuid NOT NULL,
	"member_uuid" uuid NOT NULL,
	"bet" bigint NOT NULL,
	"win" bigint NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_rounds_once" UNIQUE("provider","round_id"),
	CONSTRAINT "game_rounds_amounts" CHECK ("game_rounds"."bet" >= 0 and "game_rounds"."win" >= 0)
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
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "setting_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"who" text NOT NULL,
	"changed" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
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
CREATE TABLE "sim_game_rounds" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"launch_uuid" uuid NOT NULL,
	"key" uuid NOT NULL,
	"bet" bigint NOT NULL,
	"win" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"shown" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "sim_game_rounds_key" UNIQUE("launch_uuid","key")
);
--> statement-breakpoint
CREATE TABLE "sim_game_switches" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sim_game_wallets" (
	"launch_uuid" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"category" text NOT NULL,
	"game_name" text NOT NULL,
	"balance" bigint NOT NULL,
	"status" text NOT NULL,
	"paid_out" bigint,
	"token_hash" text,
	"token_ends_at" timestamp with time zone,
	"session_hash" text,
	"session_ends_at" timestamp with time zone,
	"return_url" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sim_game_wallets_token" UNIQUE("token_hash"),
	CONSTRAINT "sim_game_wallets_session" UNIQUE("session_hash"),
	CONSTRAINT "sim_game_wallets_balance" CHECK ("sim_game_wallets"."balance" >= 0)
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
CREATE TABLE "withdrawal_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"withdrawal_uuid" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL
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
ALTER TABLE "bonus_choices" ADD CONSTRAINT "bonus_choices_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_draws" ADD CONSTRAINT "event_draws_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_draws" ADD CONSTRAINT "event_draws_event_uuid_game_events_uuid_fk" FOREIGN KEY ("event_uuid") REFERENCES "public"."game_events"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_draws" ADD CONSTRAINT "event_draws_play_uuid_event_plays_uuid_fk" FOREIGN KEY ("play_uuid") REFERENCES "public"."event_plays"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_draws" ADD CONSTRAINT "event_draws_request_uuid_reward_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."reward_requests"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_uuid_ledger_transactions_uuid_fk" FOREIGN KEY ("transaction_uuid") REFERENCES "public"."ledger_transactions"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" FOREIGN KEY ("account_id","unit") REFERENCES "public"."ledger_accounts"("id","unit") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_prizes" ADD CONSTRAINT "event_prizes_event_uuid_game_events_uuid_fk" FOREIGN KEY ("event_uuid") REFERENCES "public"."game_events"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_prizes" ADD CONSTRAINT "event_prizes_reward_uuid_rewards_uuid_fk" FOREIGN KEY ("reward_uuid") REFERENCES "public"."rewards"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_favourites" ADD CONSTRAINT "game_favourites_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_favourites" ADD CONSTRAINT "game_favourites_game_uuid_games_uuid_fk" FOREIGN KEY ("game_uuid") REFERENCES "public"."games"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_provider_game_providers_code_fk" FOREIGN KEY ("provider") REFERENCES "public"."game_providers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_launches" ADD CONSTRAINT "game_launches_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_launches" ADD CONSTRAINT "game_launches_game_uuid_games_uuid_fk" FOREIGN KEY ("game_uuid") REFERENCES "public"."games"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_breaks" ADD CONSTRAINT "member_breaks_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_readers" ADD CONSTRAINT "notice_readers_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "played_days" ADD CONSTRAINT "played_days_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_plays" ADD CONSTRAINT "event_plays_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_plays" ADD CONSTRAINT "event_plays_event_uuid_game_events_uuid_fk" FOREIGN KEY ("event_uuid") REFERENCES "public"."game_events"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protection_log" ADD CONSTRAINT "protection_log_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reality_checks" ADD CONSTRAINT "reality_checks_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_claims" ADD CONSTRAINT "refund_claims_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_requests" ADD CONSTRAINT "reward_requests_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_requests" ADD CONSTRAINT "reward_requests_reward_uuid_rewards_uuid_fk" FOREIGN KEY ("reward_uuid") REFERENCES "public"."rewards"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_category_id_reward_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."reward_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_launch_uuid_game_launches_uuid_fk" FOREIGN KEY ("launch_uuid") REFERENCES "public"."game_launches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sim_game_rounds" ADD CONSTRAINT "sim_game_rounds_launch_uuid_sim_game_wallets_launch_uuid_fk" FOREIGN KEY ("launch_uuid") REFERENCES "public"."sim_game_wallets"("launch_uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slip_images" ADD CONSTRAINT "slip_images_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slip_requests" ADD CONSTRAINT "slip_requests_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slip_requests" ADD CONSTRAINT "slip_requests_slip_uuid_slips_uuid_fk" FOREIGN KEY ("slip_uuid") REFERENCES "public"."slips"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slip_requests" ADD CONSTRAINT "slip_requests_image_uuid_slip_images_uuid_fk" FOREIGN KEY ("image_uuid") REFERENCES "public"."slip_images"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slip_requests" ADD CONSTRAINT "slip_requests_deposit_uuid_deposits_uuid_fk" FOREIGN KEY ("deposit_uuid") REFERENCES "public"."deposits"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slips" ADD CONSTRAINT "slips_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slips" ADD CONSTRAINT "slips_image_uuid_slip_images_uuid_fk" FOREIGN KEY ("image_uuid") REFERENCES "public"."slip_images"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slips" ADD CONSTRAINT "slips_deposit_uuid_deposits_uuid_fk" FOREIGN KEY ("deposit_uuid") REFERENCES "public"."deposits"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_steps" ADD CONSTRAINT "withdrawal_steps_withdrawal_uuid_withdrawals_uuid_fk" FOREIGN KEY ("withdrawal_uuid") REFERENCES "public"."withdrawals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_member" ON "ledger_accounts" USING btree ("member_uuid","kind") WHERE kind <> 'game';--> statement-breakpoint
CREATE INDEX "announcements_running" ON "announcements" USING btree ("start_at","end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_transfer" ON "deposits" USING btree ("sending_bank","trans_ref") WHERE status <> 'REJECTED';--> statement-breakpoint
CREATE INDEX "deposits_member" ON "deposits" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE INDEX "deposits_recent" ON "deposits" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "event_draws_member" ON "event_draws" USING btree ("member_uuid","event_uuid","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_uuid");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "event_prizes_event" ON "event_prizes" USING btree ("event_uuid","rank");--> statement-breakpoint
CREATE INDEX "feed_lines_status" ON "feed_lines" USING btree ("status","at");--> statement-breakpoint
CREATE INDEX "feed_lines_transfer" ON "feed_lines" USING btree ("sending_bank","trans_ref");--> statement-breakpoint
CREATE INDEX "feed_lines_likeness" ON "feed_lines" USING btree ("amount","at");--> statement-breakpoint
CREATE INDEX "games_category" ON "games" USING btree ("category","rank","provider","search_key");--> statement-breakpoint
CREATE INDEX "games_hot" ON "games" USING btree ("rank","provider","search_key") WHERE is_hot;--> statement-breakpoint
CREATE INDEX "idempotency_answered" ON "idempotency" USING btree ("created_at") WHERE status is not null;--> statement-breakpoint
CREATE INDEX "identity_checks_member" ON "identity_checks" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_checks_one_open" ON "identity_checks" USING btree ("member_uuid") WHERE status in ('ASKED', 'PENDING');--> statement-breakpoint
CREATE INDEX "identity_checks_kept" ON "identity_checks" USING btree ("settled_at") WHERE card is not null or selfie is not null;--> statement-breakpoint
CREATE INDEX "game_launches_member" ON "game_launches" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE INDEX "game_launches_out" ON "game_launches" USING btree ("member_uuid") WHERE status in ('OPENING', 'MOVING', 'OPEN', 'RETURNING');--> statement-breakpoint
CREATE INDEX "member_breaks_member" ON "member_breaks" USING btree ("member_uuid","starts_at");--> statement-breakpoint
CREATE INDEX "members_invited_by" ON "members" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "notices_member" ON "notices" USING btree ("member_uuid","at","id");--> statement-breakpoint
CREATE INDEX "play_limits_waiting" ON "play_limits" USING btree ("asked_at") WHERE asked_at is not null;--> statement-breakpoint
CREATE INDEX "event_plays_left" ON "event_plays" USING btree ("member_uuid","event_uuid","used_at");--> statement-breakpoint
CREATE INDEX "protection_log_member" ON "protection_log" USING btree ("member_uuid","id");--> statement-breakpoint
CREATE INDEX "reward_requests_member" ON "reward_requests" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE INDEX "reward_requests_open" ON "reward_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "rewards_category" ON "rewards" USING btree ("category_id","rank");--> statement-breakpoint
CREATE INDEX "game_rounds_member" ON "game_rounds" USING btree ("member_uuid","at");--> statement-breakpoint
CREATE INDEX "game_rounds_launch" ON "game_rounds" USING btree ("launch_uuid");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_uuid");--> statement-breakpoint
CREATE INDEX "sim_game_rounds_untold" ON "sim_game_rounds" USING btree ("at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "sim_transfers_unfed" ON "sim_transfers" USING btree ("fed_at","at");--> statement-breakpoint
CREATE INDEX "slip_images_created" ON "slip_images" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "slip_requests_one_open" ON "slip_requests" USING btree ("member_uuid") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "slip_requests_member" ON "slip_requests" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE INDEX "slip_requests_image" ON "slip_requests" USING btree ("image_uuid");--> statement-breakpoint
CREATE INDEX "slips_member" ON "slips" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE INDEX "slips_image" ON "slips" USING btree ("image_uuid");--> statement-breakpoint
CREATE INDEX "slips_likeness" ON "slips" USING btree ("amount","trans_at");--> statement-breakpoint
CREATE INDEX "ledger_transactions_member" ON "ledger_transactions" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE INDEX "ledger_transactions_seen" ON "ledger_transactions" USING btree ("member_uuid","created_at","uuid") WHERE kind not in ('bet', 'win', 'commission', 'withdraw-paid', 'game-difference');--> statement-breakpoint
CREATE INDEX "ledger_transactions_payouts" ON "ledger_transactions" USING btree ("member_uuid","kind","created_at") WHERE kind in ('commission-paid', 'loss-refund');--> statement-breakpoint
CREATE INDEX "ledger_transactions_reference" ON "ledger_transactions" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("member_uuid","order_key","kind") WHERE order_key is not null and kind <> 'game-return';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_once" ON "ledger_transactions" USING btree ("reference","kind") WHERE kind in ('game-open', 'game-return', 'game-difference', 'bet', 'win', 'commission', 'loss-refund');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_given_once" ON "ledger_transactions" USING btree ("reference","kind") WHERE kind in ('prize', 'check-in', 'play', 'reward', 'reward-credit', 'reward-returned', 'gift');--> statement-breakpoint
CREATE INDEX "withdrawal_steps_withdrawal" ON "withdrawal_steps" USING btree ("withdrawal_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_one_open" ON "withdrawals" USING btree ("member_uuid") WHERE status in ('PENDING', 'PROCESSING', 'FAILED');--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_day" ON "withdrawals" USING btree ("member_uuid","requested_at");--> statement-breakpoint
CREATE INDEX "withdrawals_recent" ON "withdrawals" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_paid" ON "withdrawals" USING btree ("updated_at") WHERE status = 'SUCCESS';
--> statement-breakpoint
-- The rules from here on are written by hand: drizzle-kit knows no functions and no triggers.
-- The ledger's rules stand in the database, so that no code can go round them.

-- 1. A balance is the sum of its entries: only an entry moves it. An entry joins only a transaction made in the same
-- database transaction, and what a statement writes sums to zero in each transaction and unit.
CREATE FUNCTION ledger_entries_move_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong uuid;
  moved record;
BEGIN
  SELECT uuid INTO wrong FROM ledger_transactions
    WHERE uuid IN (SELECT transaction_uuid FROM fresh) AND made_in <> txid_current() LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger transaction % is closed', wrong USING ERRCODE = 'check_violation';
  END IF;
  -- What a statement writes sums to zero in each transaction and unit; so does every transaction, then.
  SELECT transaction_uuid INTO wrong FROM fresh GROUP BY transaction_uuid, unit HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', wrong USING ERRCODE = 'check_violation';
  END IF;
  -- Always in the same order, the house's accounts last: whoever waits for one waits in no ring.
  FOR moved IN
    SELECT account_id, sum(amount)::bigint AS amount FROM fresh GROUP BY account_id ORDER BY account_id COLLATE "C" DESC
  LOOP
    UPDATE ledger_accounts SET balance = balance + moved.amount WHERE id = moved.account_id;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_move_balances AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION ledger_entries_move_balances();
--> statement-breakpoint
CREATE FUNCTION ledger_transaction_is_now() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.made_in := txid_current();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transaction_is_now BEFORE INSERT ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION ledger_transaction_is_now();
--> statement-breakpoint
CREATE FUNCTION ledger_account_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance <> 0 THEN
      RAISE EXCEPTION 'a ledger account opens with a balance of zero' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a ledger account is never deleted' USING ERRCODE = 'check_violation';
  END IF;
  -- Depth 2 is the entry's own trigger; depth 1 is somebody's UPDATE.
  IF pg_trigger_depth() < 2
    OR (NEW.id, NEW.kind, NEW.unit) IS DISTINCT FROM (OLD.id, OLD.kind, OLD.unit)
    OR NEW.member_uuid IS DISTINCT FROM OLD.member_uuid THEN
    RAISE EXCEPTION 'a ledger account changes by entries only' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_account_is_kept BEFORE INSERT OR UPDATE OR DELETE ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION ledger_account_is_kept();
--> statement-breakpoint
-- 2. At commit every transaction has entries.
CREATE FUNCTION ledger_transaction_has_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM ledger_entries WHERE transaction_uuid = NEW.uuid) THEN
    RAISE EXCEPTION 'ledger transaction % has no entries', NEW.uuid USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transaction_has_entries AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transaction_has_entries();
--> statement-breakpoint
-- 3. What is written stays: corrections are new transactions.
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_not_emptied BEFORE TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
-- The house's side of every movement. A house account may go below zero; a member's never does.
INSERT INTO ledger_accounts (id, kind, unit) VALUES
  ('house:bank', 'house', 'THB'),
  ('house:bonus', 'house', 'THB'),
  ('house:games', 'house', 'THB'),
  ('house:loyalty', 'house', 'PNT'),
  ('house:affiliate', 'house', 'THB'),
  ('house:refund', 'house', 'THB');
--> statement-breakpoint
-- A day is the sum of its rounds.
CREATE FUNCTION rounds_add_to_their_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO played_days AS d (member_uuid, day, bet, win, commission)
  SELECT member_uuid, (at AT TIME ZONE 'Asia/Bangkok')::date AS day, sum(bet), sum(win), sum(commission)
  FROM fresh GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT ON CONSTRAINT played_days_day DO UPDATE
  SET bet = d.bet + excluded.bet, win = d.win + excluded.win, commission = d.commission + excluded.commission;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rounds_add_to_their_days AFTER INSERT ON game_rounds
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION rounds_add_to_their_days();
--> statement-breakpoint
CREATE FUNCTION round_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a round stays as it was told: % refused', TG_OP USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER round_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON game_rounds
  FOR EACH STATEMENT EXECUTE FUNCTION round_is_kept();
--> statement-breakpoint
-- A withdrawal's steps are written by the database itself, whoever moves it.
CREATE FUNCTION write_withdrawal_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One that is inserted settled was asked for first.
  IF TG_OP = 'INSERT' AND NEW.status <> 'PENDING' THEN
    INSERT INTO withdrawal_steps (withdrawal_uuid, status, at) VALUES (NEW.uuid, 'PENDING', NEW.created_at);
  END IF;
  INSERT INTO withdrawal_steps (withdrawal_uuid, status, at) VALUES (NEW.uuid, NEW.status, NEW.updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdrawals_inserted_step AFTER INSERT ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION write_withdrawal_step();
--> statement-breakpoint
CREATE TRIGGER withdrawals_moved_step AFTER UPDATE OF status ON withdrawals
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION write_withdrawal_step();
--> statement-breakpoint
-- Who did what to protect a member, and when, is added to and never rewritten.
CREATE FUNCTION protection_log_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the protection log stays as it was written: % refused', TG_OP USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER protection_log_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON protection_log
  FOR EACH STATEMENT EXECUTE FUNCTION protection_log_is_kept();
--> statement-breakpoint
-- Who changed which rule, and when, is added to and never rewritten.
CREATE FUNCTION setting_log_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of settings stays as it was written: % refused', TG_OP USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER setting_log_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON setting_log
  FOR EACH STATEMENT EXECUTE FUNCTION setting_log_is_kept();
--> statement-breakpoint
-- Whoever watches is told that something of a member's changed, and what kind of thing, once the change is committed;
-- the same news twice in one transaction is one. What it is now, the listener reads.
CREATE FUNCTION tell_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', TG_ARGV[0] || ':' || NEW.member_uuid);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposits_live AFTER INSERT OR UPDATE ON deposits
  FOR EACH ROW EXECUTE FUNCTION tell_live('deposits');
--> statement-breakpoint
CREATE TRIGGER withdrawals_live AFTER INSERT OR UPDATE ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION tell_live('withdrawals');
--> statement-breakpoint
CREATE TRIGGER slip_requests_live AFTER INSERT OR UPDATE ON slip_requests
  FOR EACH ROW EXECUTE FUNCTION tell_live('slips');
--> statement-breakpoint
CREATE TRIGGER game_launches_live AFTER INSERT OR UPDATE OF status ON game_launches
  FOR EACH ROW EXECUTE FUNCTION tell_live('launches');
--> statement-breakpoint
-- Rounds move what is out in a game many times a minute: that is no news.
CREATE TRIGGER ledger_accounts_live AFTER UPDATE OF balance ON ledger_accounts
  FOR EACH ROW WHEN (NEW.kind IN ('credit', 'points')) EXECUTE FUNCTION tell_live('credit');
--> statement-breakpoint
CREATE TRIGGER sessions_live AFTER UPDATE OF ended_at ON sessions
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION tell_live('ended');
--> statement-breakpoint
CREATE FUNCTION tell_live_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', TG_ARGV[0] || ':' || NEW.uuid);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_live AFTER UPDATE OF level, turnover_left ON members
  FOR EACH ROW WHEN ((OLD.level, OLD.turnover_left) IS DISTINCT FROM (NEW.level, NEW.turnover_left))
  EXECUTE FUNCTION tell_live_of_member('level');
--> statement-breakpoint
CREATE TRIGGER members_live_ended AFTER UPDATE OF status ON members
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tell_live_of_member('ended');
--> statement-breakpoint
CREATE FUNCTION tell_live_of_site() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', 'site:');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER settings_live AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_live_of_site();
--> statement-breakpoint
CREATE TRIGGER announcements_live AFTER INSERT OR UPDATE OR DELETE ON announcements
  FOR EACH STATEMENT EXECUTE FUNCTION tell_live_of_site();
--> statement-breakpoint
-- A notice is written by the database itself, in the transaction of what it tells of, whoever did that.
CREATE FUNCTION tell_of_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status NOT IN ('SUCCESS', 'REJECTED') OR (TG_OP = 'UPDATE' AND OLD.status = NEW.status) THEN
    RETURN NULL;
  END IF;
  INSERT INTO notices (member_uuid, kind, event, amount, remark, reference, at) VALUES
    (NEW.member_uuid, 'deposit', CASE NEW.status WHEN 'SUCCESS' THEN 'DONE' ELSE 'REJECTED' END,
      NEW.amount, NEW.remark, NEW.uuid, NEW.updated_at);
  IF NEW.status = 'SUCCESS' AND NEW.bonus > 0 THEN
    INSERT INTO notices (member_uuid, kind, event, amount, reference, at) VALUES
      (NEW.member_uuid, 'bonus', 'DONE', NEW.bonus, NEW.uuid, NEW.updated_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposits_notice AFTER INSERT OR UPDATE OF status ON deposits
  FOR EACH ROW EXECUTE FUNCTION tell_of_deposit();
--> statement-breakpoint
CREATE FUNCTION tell_of_slip_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notices (member_uuid, kind, event, amount, remark, reference, at) VALUES
    (NEW.member_uuid, 'deposit', 'REJECTED', NEW.amount, NEW.remark, NEW.uuid, NEW.updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- One that is approved is a deposit, which tells of itself.
CREATE TRIGGER slip_requests_notice AFTER UPDATE OF status ON slip_requests
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status AND NEW.status = 'REJECTED')
  EXECUTE FUNCTION tell_of_slip_request();
--> statement-breakpoint
CREATE FUNCTION tell_of_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status NOT IN ('SUCCESS', 'FAILED', 'REJECTED') OR (TG_OP = 'UPDATE' AND OLD.status = NEW.status) THEN
    RETURN NULL;
  END IF;
  INSERT INTO notices (member_uuid, kind, event, amount, remark, reference, at) VALUES
    (NEW.member_uuid, 'withdraw', CASE NEW.status WHEN 'SUCCESS' THEN 'DONE' ELSE NEW.status END,
      NEW.amount, NEW.remark, NEW.uuid, NEW.updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdrawals_notice AFTER INSERT OR UPDATE OF status ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION tell_of_withdrawal();
--> statement-breakpoint
CREATE FUNCTION tell_of_reward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notices (member_uuid, kind, event, title, remark, reference, at)
    SELECT NEW.member_uuid, 'reward', NEW.status, rewards.name,
      CASE NEW.status WHEN 'SHIPPED' THEN NEW.tracking_no ELSE NEW.remark END, NEW.uuid, NEW.updated_at
    FROM rewards WHERE rewards.uuid = NEW.reward_uuid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reward_requests_notice AFTER UPDATE OF status ON reward_requests
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status AND NEW.status <> 'PENDING')
  EXECUTE FUNCTION tell_of_reward();
--> statement-breakpoint
-- One row for every member; it is shown for as long as its announcement is.
CREATE FUNCTION tell_of_announcement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notices (kind, event, title, reference, at) VALUES
    ('announcement', 'NEWS', NEW.title, NEW.uuid, NEW.start_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announcements_notice AFTER INSERT ON announcements
  FOR EACH ROW WHEN (NEW.audience <> 'VISITORS') EXECUTE FUNCTION tell_of_announcement();
--> statement-breakpoint
-- What is for everybody is told by its announcement.
CREATE TRIGGER notices_live AFTER INSERT ON notices
  FOR EACH ROW WHEN (NEW.member_uuid IS NOT NULL) EXECUTE FUNCTION tell_live('notices');
--> statement-breakpoint
CREATE TRIGGER notice_readers_live AFTER INSERT OR UPDATE ON notice_readers
  FOR EACH ROW EXECUTE FUNCTION tell_live('notices');
