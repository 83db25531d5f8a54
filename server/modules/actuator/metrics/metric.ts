import type { LanguageTexts } from '../../../../runtime/language/index.ts'
import type { Config } from '../../../config.ts'
import type { Connection } from '../../../db/schema.ts'
import type { Monitor } from '../../../monitor/monitor.ts'

/** One figure of a metric; the statistics are the words of the wire (wire contract 1.12). */
export interface Measurement {
  readonly statistic: 'VALUE' | 'COUNT' | 'TOTAL' | 'TOTAL_TIME' | 'MAX'
  readonly value: number
}

/** What a metric is measured from. */
export interface MetricSources {
  readonly config: Config
  readonly db: Connection
  readonly monitor: Monitor
  /** The tags that the call narrows the metric by. */
  readonly tags: ReadonlyMap<string, string>
}

/** A figure that the monitors of the wire poll by its name, measured from this process. */
export interface Metric {
  readonly name: string
  /** The access code of its monitor. */
  readonly code: 'monitor:jvm' | 'monitor:system' | 'monitor:server'
  /** What stands for it here, and why there is none where this process cannot know it. */
  readonly description: LanguageTexts
  readonly baseUnit: string | null
  /** The tags by which it can be narrowed, with their values. */
  readonly tags?: () => Readonly<Record<string, readonly string[]>>
  /** Left out where this process cannot know the figure. */
  readonly measure?: (sources: MetricSources) => Promise<readonly Measurement[]> | readonly Measurement[]
}

/** The metrics of one monitor. */
export const ofMonitor = (code: Metric['code'], metrics: readonly Omit<Metric, 'code'>[]): readonly Metric[] =>
  metrics.map((metric) => ({ ...metric, code }))

/** A single value; nothing where it is not known. */
export function value(known: number | undefined): readonly Measurement[] {
  return known === undefined ? [] : [{ statistic: 'VALUE', value: known }]
}

/** How often something happened, and how many seconds it took, from milliseconds. */
export function timing(figures: {
  readonly count: number
  readonly total: number
  readonly longest: number
}): readonly Measurement[] {
  return [
    { statistic: 'COUNT', value: figures.count },
    { statistic: 'TOTAL_TIME', value: figures.total / 1000 },
    { statistic: 'MAX', value: figures.longest / 1000 },
  ]
}
