ALTER TABLE "bonus_choices" DROP CONSTRAINT "bonus_choices_pkey";--> statement-breakpoint
ALTER TABLE "bonus_choices" ADD CONSTRAINT "bonus_choices_member_uuid_taken_at_pk" PRIMARY KEY("member_uuid","taken_at");--> statement-breakpoint
ALTER TABLE "bonus_choices" ADD COLUMN "replaced_at" timestamp with time zone;
