ALTER TABLE "announcements" ADD COLUMN "english" jsonb;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "english" jsonb;--> statement-breakpoint
ALTER TABLE "event_draws" ADD COLUMN "english" jsonb;--> statement-breakpoint
ALTER TABLE "event_prizes" ADD COLUMN "english" jsonb;--> statement-breakpoint
ALTER TABLE "game_events" ADD COLUMN "english" jsonb;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "english" jsonb;--> statement-breakpoint
ALTER TABLE "reward_categories" ADD COLUMN "english" jsonb;--> statement-breakpoint
ALTER TABLE "reward_requests" ADD COLUMN "english" jsonb;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "english" jsonb;--> statement-breakpoint
ALTER TABLE "slip_requests" ADD COLUMN "english" jsonb;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "english" jsonb;