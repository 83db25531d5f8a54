import { type Kysely, sql } from 'kysely'

/** Scheduled jobs, and every run of each. */
export const jobs = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create table sys_quartz_job (
        id text primary key, job_class_name text not null, cron_expression text not null, parameter text,
        description text, status integer not null default -1, next_run_at timestamptz, running_run text,
        running_until timestamptz, create_by text, create_time timestamptz default now(), update_by text,
        update_time timestamptz
      )`.execute(db)
    await sql`create index sys_quartz_job_due on sys_quartz_job (next_run_at) where status = 0`.execute(db)
    await sql`create index sys_quartz_job_lease on sys_quartz_job (running_until) where running_run is not null`.execute(
      db,
    )
    await sql`
      create table sys_job_run (
        id text primary key, job_id text not null references sys_quartz_job on delete cascade,
        job_class_name text not null, parameter text, trigger text not null, process text not null,
        due_at timestamptz, started_at timestamptz not null, ended_at timestamptz, outcome text not null default 'running',
        message jsonb, duration integer, skipped integer not null default 0
      )`.execute(db)
    await sql`create index sys_job_run_job on sys_job_run (job_id, id desc)`.execute(db)
  },
}
