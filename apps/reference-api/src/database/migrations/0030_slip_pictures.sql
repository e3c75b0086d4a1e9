ALTER TABLE "slip_requests" DROP CONSTRAINT "slip_requests_image_uuid_slip_images_uuid_fk";
--> statement-breakpoint
ALTER TABLE "slips" DROP CONSTRAINT "slips_image_uuid_slip_images_uuid_fk";
--> statement-breakpoint
ALTER TABLE "slip_requests" ADD CONSTRAINT "slip_requests_image_uuid_slip_images_uuid_fk" FOREIGN KEY ("image_uuid") REFERENCES "public"."slip_images"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slips" ADD CONSTRAINT "slips_image_uuid_slip_images_uuid_fk" FOREIGN KEY ("image_uuid") REFERENCES "public"."slip_images"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slip_images_created" ON "slip_images" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "slip_requests_image" ON "slip_requests" USING btree ("image_uuid");--> statement-breakpoint
CREATE INDEX "slips_image" ON "slips" USING btree ("image_uuid");