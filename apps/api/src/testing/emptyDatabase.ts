import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** Saves the rows that the migrations inserted, for `emptyDatabase`. */
export const keepFirstRows = (database: Database) => database.execute(firstRows)

/** Restores a database to its state after the migrations, sequences included. */
export const emptyDatabase = (database: Database) => database.execute(emptying)

const firstRows = sql.raw(`
do $$
declare
  one regclass;
  is_filled boolean;
begin
  create schema first_rows;
  for one in select format('%I.%I', schemaname, tablename)::regclass from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from %s)', one) into is_filled;
    if is_filled then
      execute format('create table first_rows.%s as select * from %s', one, one);
    end if;
  end loop;
end $$`)

// As a replica, because the ledger's triggers refuse deletion.
const emptying = sql.raw(`
do $$
declare
  one name;
  is_filled boolean;
  filled text[];
begin
  set local session_replication_role = replica;
  for one in select tablename from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from public.%I)', one) into is_filled;
    if is_filled then
      filled := filled || format('public.%I', one);
    end if;
  end loop;
  if filled is not null then
    execute 'truncate ' || array_to_string(filled, ', ') || ' restart identity cascade';
  end if;
  for one in select tablename from pg_tables where schemaname = 'first_rows' loop
    execute format('insert into public.%I select * from first_rows.%I', one, one);
  end loop;
end $$`)
