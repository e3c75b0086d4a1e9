-- Every three digits in a row of an account number, with its bank: a mask shows some digits, and the index finds whose they are.
CREATE FUNCTION account_runs(bank text, account text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array(SELECT bank || substr(account, place, 3) FROM generate_series(1, length(account) - 2) place)
$$;
--> statement-breakpoint
CREATE INDEX "members_account_runs" ON "members" USING gin (account_runs("bank_name", "bank_id")) WITH (fastupdate=false);
