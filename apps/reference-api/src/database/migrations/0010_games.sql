CREATE TABLE "game_favourites" (
	"member_uuid" uuid NOT NULL,
	"game_uuid" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_favourites_member_uuid_game_uuid_pk" PRIMARY KEY("member_uuid","game_uuid")
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
CREATE TABLE "game_providers" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"rank" integer NOT NULL
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
CREATE TABLE "game_rounds" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"round_id" text NOT NULL,
	"launch_uuid" uuid NOT NULL,
	"member_uuid" uuid NOT NULL,
	"bet" bigint NOT NULL,
	"win" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_rounds_once" UNIQUE("provider","round_id"),
	CONSTRAINT "game_rounds_amounts" CHECK ("game_rounds"."bet" >= 0 and "game_rounds"."win" >= 0)
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
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_member";--> statement-breakpoint
ALTER TABLE "game_favourites" ADD CONSTRAINT "game_favourites_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_favourites" ADD CONSTRAINT "game_favourites_game_uuid_games_uuid_fk" FOREIGN KEY ("game_uuid") REFERENCES "public"."games"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_provider_game_providers_code_fk" FOREIGN KEY ("provider") REFERENCES "public"."game_providers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_launches" ADD CONSTRAINT "game_launches_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_launches" ADD CONSTRAINT "game_launches_game_uuid_games_uuid_fk" FOREIGN KEY ("game_uuid") REFERENCES "public"."games"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_claims" ADD CONSTRAINT "refund_claims_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_launch_uuid_game_launches_uuid_fk" FOREIGN KEY ("launch_uuid") REFERENCES "public"."game_launches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sim_game_rounds" ADD CONSTRAINT "sim_game_rounds_launch_uuid_sim_game_wallets_launch_uuid_fk" FOREIGN KEY ("launch_uuid") REFERENCES "public"."sim_game_wallets"("launch_uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_category" ON "games" USING btree ("category","rank","provider","search_key");--> statement-breakpoint
CREATE INDEX "games_hot" ON "games" USING btree ("rank","provider","search_key") WHERE is_hot;--> statement-breakpoint
CREATE INDEX "game_launches_member" ON "game_launches" USING btree ("member_uuid","created_at");--> statement-breakpoint
CREATE INDEX "game_launches_out" ON "game_launches" USING btree ("member_uuid") WHERE status in ('OPENING', 'MOVING', 'OPEN', 'RETURNING');--> statement-breakpoint
CREATE INDEX "game_rounds_member" ON "game_rounds" USING btree ("member_uuid","at");--> statement-breakpoint
CREATE INDEX "game_rounds_launch" ON "game_rounds" USING btree ("launch_uuid");--> statement-breakpoint
CREATE INDEX "sim_game_rounds_untold" ON "sim_game_rounds" USING btree ("at") WHERE told_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_member" ON "ledger_accounts" USING btree ("member_uuid","kind") WHERE kind <> 'game';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_once" ON "ledger_transactions" USING btree ("reference","kind") WHERE kind in ('game-open', 'game-return', 'game-difference', 'bet', 'win', 'commission', 'loss-refund');