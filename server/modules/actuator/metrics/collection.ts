import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8'
import { sumCollections } from '../../../monitor/collectionMeter.ts'
import { countThreads } from '../../../monitor/system.ts'
import { ofMonitor, timing, value } from './metric.ts'

/** The metrics of garbage collection, threads and code. */
export const collectionMetrics = ofMonitor('monitor:jvm', [
  {
    name: 'jvm.gc.pause',
    description: {
      zh: '自进程启动以来V8垃圾回收的次数、总耗时和最长一次',
      en: 'How often V8 collected garbage since the process started, how long it took in all and at most',
      tw: '自程序啟動以來V8垃圾回收的次數、總耗時和最長一次',
    },
    baseUnit: 'seconds',
    measure: ({ monitor }) => timing(sumCollections(monitor.collections.read())),
  },
  {
    name: 'jvm.gc.max.data.size',
    description: {
      zh: '堆中长期对象的空间上限，即V8堆内存的上限',
      en: 'How much may live long in the heap: the limit of the heap of V8',
      tw: '堆積中長期物件的空間上限，即V8堆積記憶體的上限',
    },
    baseUnit: 'bytes',
    measure: () => value(getHeapStatistics().heap_size_limit),
  },
  {
    name: 'jvm.gc.live.data.size',
    description: {
      zh: '最近一次完整回收之后仍在使用的堆内存；首次完整回收之前没有数值',
      en: 'The heap in use right after the last major collection; no figure before the first',
      tw: '最近一次完整回收之後仍在使用的堆積記憶體；首次完整回收之前沒有數值',
    },
    baseUnit: 'bytes',
    measure: ({ monitor }) => value(monitor.collections.liveSize()),
  },
  {
    name: 'jvm.gc.memory.allocated',
    description: {
      zh: 'V8不累计分配过的内存，因此没有数值',
      en: 'V8 keeps no total of what was ever allocated, so there is no figure',
      tw: 'V8不累計分配過的記憶體，因此沒有數值',
    },
    baseUnit: 'bytes',
  },
  {
    name: 'jvm.gc.memory.promoted',
    description: {
      zh: 'V8不累计晋升到老生代的内存，因此没有数值；老生代当前大小见node.heap.old',
      en: 'V8 keeps no total of what moved into the old space, so there is no figure; node.heap.old has its present size',
      tw: 'V8不累計晉升到老生代的記憶體，因此沒有數值；老生代目前大小見node.heap.old',
    },
    baseUnit: 'bytes',
  },
  {
    name: 'node.heap.old',
    description: {
      zh: 'V8老生代正在使用的内存',
      en: 'The memory in use in the old space of V8',
      tw: 'V8老生代正在使用的記憶體',
    },
    baseUnit: 'bytes',
    measure: () =>
      value(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size),
  },
  {
    name: 'jvm.threads.live',
    description: {
      zh: '进程的线程数，由操作系统提供；系统不提供时没有数值',
      en: 'Threads of the process as the operating system counts them; no figure where it does not tell',
      tw: '程序的執行緒數，由作業系統提供；系統不提供時沒有數值',
    },
    baseUnit: 'threads',
    measure: async () => value(await countThreads()),
  },
  {
    name: 'jvm.threads.daemon',
    description: {
      zh: '除运行JavaScript的主线程之外的线程数',
      en: 'Threads besides the one that runs JavaScript',
      tw: '除執行JavaScript的主執行緒之外的執行緒數',
    },
    baseUnit: 'threads',
    measure: async () => {
      const threads = await countThreads()
      return value(threads === undefined ? undefined : threads - 1)
    },
  },
  {
    name: 'jvm.threads.peak',
    description: {
      zh: '自进程启动以来每十秒采样一次所见的最多线程数',
      en: 'The most threads since the process started, looked at every ten seconds',
      tw: '自程序啟動以來每十秒取樣一次所見的最多執行緒數',
    },
    baseUnit: 'threads',
    measure: ({ monitor }) => value(monitor.peaks().threads),
  },
  ...(['jvm.classes.loaded', 'jvm.classes.unloaded'] as const).map((name) => ({
    name,
    description: {
      zh: 'Node.js进程不加载类，因此没有数值',
      en: 'A Node.js process loads no classes, so there is no figure',
      tw: 'Node.js程序不載入類別，因此沒有數值',
    },
    baseUnit: 'classes',
  })),
])
