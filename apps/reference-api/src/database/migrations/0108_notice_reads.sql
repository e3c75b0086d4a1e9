CREATE TABLE "notice_reads" (
	"notice_id" bigint NOT NULL,
	"member_uuid" uuid NOT NULL,
	CONSTRAINT "notice_reads_notice_id_member_uuid_pk" PRIMARY KEY("notice_id","member_uuid")
);
--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was read up to a moment is read notice by notice.
INSERT INTO notice_reads (notice_id, member_uuid)
  SELECT notices.id, reader.member_uuid FROM notice_readers AS reader
    JOIN notices ON notices.member_uuid = reader.member_uuid OR notices.member_uuid IS NULL
    WHERE notices.at <= reader.read_at;
