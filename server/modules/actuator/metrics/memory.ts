import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8'
import { type MetricSources, ofMonitor, value } from './metric.ts'

const areas = ['heap', 'nonheap'] as const

/** Bytes of the heap of V8, of one of its spaces, or of what lies beside the heap, by the tags `area` and `id`. */
function pick(
  { tags }: MetricSources,
  figures: { readonly heap: number; readonly nonheap: number; readonly ofSpace: (space: Space) => number },
): number | undefined {
  const area = tags.get('area')
  const id = tags.get('id')
  if (id !== undefined) {
    const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === id)
    return space === undefined || area === 'nonheap' ? undefined : figures.ofSpace(space)
  }
  if (area === undefined) return figures.heap + figures.nonheap
  return areas.some((known) => known === area) ? figures[area === 'heap' ? 'heap' : 'nonheap'] : undefined
}

type Space = ReturnType<typeof getHeapSpaceStatistics>[number]

const tags = () => ({ area: areas, id: getHeapSpaceStatistics().map(({ space_name }) => space_name) })

/** The metrics of memory: the heap of V8 and the buffers beside it stand for those of a virtual machine. */
export const memoryMetrics = ofMonitor('monitor:jvm', [
  {
    name: 'jvm.memory.max',
    description: {
      zh: 'V8堆内存的上限；堆外内存没有上限，不计入',
      en: 'The limit of the heap of V8; non-heap memory has none and does not count',
      tw: 'V8堆積記憶體的上限；堆積外記憶體沒有上限，不計入',
    },
    baseUnit: 'bytes',
    tags: () => ({ area: ['heap'] }),
    measure: ({ tags }) =>
      tags.has('id') || (tags.get('area') ?? 'heap') !== 'heap' ? [] : value(getHeapStatistics().heap_size_limit),
  },
  {
    name: 'jvm.memory.committed',
    description: {
      zh: '已向系统申请的V8堆内存，加上由堆内对象持有的堆外内存',
      en: 'The heap that V8 has taken from the system, with the non-heap memory that its objects use',
      tw: '已向系統申請的V8堆積記憶體，加上由堆積內物件持有的堆積外記憶體',
    },
    baseUnit: 'bytes',
    tags,
    measure: (sources) => {
      const { heapTotal, external } = process.memoryUsage()
      return value(pick(sources, { heap: heapTotal, nonheap: external, ofSpace: (space) => space.space_size }))
    },
  },
  {
    name: 'jvm.memory.used',
    description: {
      zh: '正在使用的V8堆内存，加上由堆内对象持有的堆外内存',
      en: 'The heap of V8 in use, with the non-heap memory that its objects use',
      tw: '正在使用的V8堆積記憶體，加上由堆積內物件持有的堆積外記憶體',
    },
    baseUnit: 'bytes',
    tags,
    measure: (sources) => {
      const { heapUsed, external } = process.memoryUsage()
      return value(pick(sources, { heap: heapUsed, nonheap: external, ofSpace: (space) => space.space_used_size }))
    },
  },
  {
    name: 'jvm.buffer.memory.used',
    description: {
      zh: 'ArrayBuffer和Buffer占用的堆外内存',
      en: 'Non-heap memory of all ArrayBuffers and Buffers',
      tw: 'ArrayBuffer和Buffer佔用的堆積外記憶體',
    },
    baseUnit: 'bytes',
    measure: () => value(process.memoryUsage().arrayBuffers),
  },
  {
    name: 'jvm.buffer.count',
    description: {
      zh: 'Node.js不统计缓冲区的个数，因此没有数值',
      en: 'Node.js does not count its buffers, so there is no figure',
      tw: 'Node.js不統計緩衝區的個數，因此沒有數值',
    },
    baseUnit: 'buffers',
  },
])
