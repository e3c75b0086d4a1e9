ALTER TABLE "messages" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "is_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "attempts_ended" ON "attempts" USING btree ("window_ends_at");