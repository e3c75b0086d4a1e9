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
ALTER TABLE "deposits" ADD COLUMN "turnover" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "bonus_held" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_choices" ADD CONSTRAINT "bonus_choices_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was given unasked holds no more than itself; turnover of no bonus holds nothing.
UPDATE "members" SET "bonus_held" = least("turnover_left", (
  SELECT coalesce(sum("bonus"), 0) FROM "deposits"
  WHERE "deposits"."member_uuid" = "members"."uuid" AND "deposits"."status" = 'SUCCESS'))
WHERE "turnover_left" > 0;--> statement-breakpoint
UPDATE "members" SET "turnover_left" = 0 WHERE "bonus_held" = 0 AND "turnover_left" > 0;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_held" CHECK ("members"."bonus_held" >= 0 and ("members"."bonus_held" > 0) = ("members"."turnover_left" > 0));
