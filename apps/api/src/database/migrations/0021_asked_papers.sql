ALTER TABLE "identity_checks" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
-- Sent unasked, papers have one moment for both.
UPDATE "identity_checks" SET "asked_at" = "created_at" WHERE "status" = 'ASKED' OR "sent_at" > "created_at";
