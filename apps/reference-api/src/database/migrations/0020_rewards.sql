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
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_draws" ADD CONSTRAINT "event_draws_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_draws" ADD CONSTRAINT "event_draws_event_uuid_game_events_uuid_fk" FOREIGN KEY ("event_uuid") REFERENCES "public"."game_events"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_draws" ADD CONSTRAINT "event_draws_play_uuid_event_plays_uuid_fk" FOREIGN KEY ("play_uuid") REFERENCES "public"."event_plays"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_draws" ADD CONSTRAINT "event_draws_request_uuid_reward_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."reward_requests"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_prizes" ADD CONSTRAINT "event_prizes_event_uuid_game_events_uuid_fk" FOREIGN KEY ("event_uuid") REFERENCES "public"."game_events"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_prizes" ADD CONSTRAINT "event_prizes_reward_uuid_rewards_uuid_fk" FOREIGN KEY ("reward_uuid") REFERENCES "public"."rewards"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_plays" ADD CONSTRAINT "event_plays_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_plays" ADD CONSTRAINT "event_plays_event_uuid_game_events_uuid_fk" FOREIGN KEY ("event_uuid") REFERENCES "public"."game_events"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_requests" ADD CONSTRAINT "reward_requests_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_requests" ADD CONSTRAINT "reward_requests_reward_uuid_rewards_uuid_fk" FOREIGN KEY ("reward_uuid") REFERENCES "public"."rewards"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_category_id_reward_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."reward_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_draws_member" ON "event_draws" USING btree ("member_uuid","event_uuid","created_at");--> statement-breakpoint
CREATE INDEX "event_prizes_event" ON "event_prizes" USING btree ("event_uuid","rank");--> statement-breakpoint
CREATE INDEX "event_plays_left" ON "event_plays" USING btree ("member_uuid","event_uuid","used_at");--> statement-breakpoint
CREATE INDEX "reward_requests_member" ON "reward_requests" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE INDEX "reward_requests_open" ON "reward_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "rewards_category" ON "rewards" USING btree ("category_id","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_given_once" ON "ledger_transactions" USING btree ("reference","kind") WHERE kind in ('prize', 'check-in', 'play', 'reward', 'reward-credit', 'reward-returned', 'gift');