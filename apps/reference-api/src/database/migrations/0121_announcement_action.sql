ALTER TABLE "announcements" ADD COLUMN "action_label" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "action_path" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_action" CHECK (("announcements"."action_label" is null) = ("announcements"."action_path" is null));
