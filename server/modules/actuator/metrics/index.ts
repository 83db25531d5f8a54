import { collectionMetrics } from './collection.ts'
import { memoryMetrics } from './memory.ts'
import type { Metric } from './metric.ts'
import { serverMetrics } from './server.ts'
import { systemMetrics } from './system.ts'

/** Every metric of the wire that the monitors poll (wire contract 1.12). */
export const metrics: readonly Metric[] = [...memoryMetrics, ...collectionMetrics, ...systemMetrics, ...serverMetrics]
