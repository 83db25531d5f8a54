import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8'
import { formatWireTime } from '../../db/time.ts'
import { code, type Route, route, type SignedInCall } from '../../http/index.ts'
import { sumCollections } from '../../monitor/collectionMeter.ts'
import { readStore } from '../../monitor/storeFigures.ts'
import { countOpenFiles, countThreads, readMachine } from '../../monitor/system.ts'
import { countSignIns } from './signIns.ts'

/** What the monitors' pages show: what holds now, and the samples of the last hour for their charts. */
export const pageRoutes: readonly Route[] = [
  route('GET', '/sys/monitor/jvm', code('monitor:jvm'), readRuntime),
  route('GET', '/sys/monitor/system', code('monitor:system'), readSystem),
  route('GET', '/sys/monitor/server', code('monitor:server'), readServer),
]

/** Node.js and the heap of V8, which stand for the virtual machine of other servers. */
async function readRuntime({ services: { monitor } }: SignedInCall) {
  const { heapUsed, heapTotal, external, arrayBuffers, rss } = process.memoryUsage()
  const { heap_size_limit: heapLimit } = getHeapStatistics()
  const collections = monitor.collections.read()
  const { count, total, longest } = sumCollections(collections)
  const spaces = getHeapSpaceStatistics().map((space) => ({
    name: space.space_name,
    used: space.space_used_size,
    committed: space.space_size,
    physical: space.physical_space_size,
  }))
  return {
    nodeVersion: process.version,
    engineVersion: process.versions.v8,
    heapUsed,
    heapTotal,
    heapLimit,
    heapShare: Math.round((heapUsed / heapLimit) * 1000) / 10,
    external,
    arrayBuffers,
    resident: rss,
    // The statistics of code say it as well, but walk through the whole heap for it while everybody waits.
    codeSize: spaces.filter(({ name }) => /^code_/.test(name)).reduce((sum, { used }) => sum + used, 0),
    liveSize: monitor.collections.liveSize() ?? null,
    threads: (await countThreads()) ?? null,
    threadsPeak: monitor.peaks().threads ?? null,
    collections: count,
    pause: round(total),
    longestPause: round(longest),
    kinds: collections.map((each) => ({ ...each, total: round(each.total), longest: round(each.longest) })),
    spaces,
    history: monitor.samples(),
  }
}

async function readSystem({ services: { monitor } }: SignedInCall) {
  const latest = monitor.samples().at(-1)
  const machine = readMachine()
  const memoryUsed = machine.memoryTotal - machine.memoryFree
  return {
    ...machine,
    memoryUsed,
    memoryShare: memoryUsed / machine.memoryTotal,
    systemCpu: latest?.systemCpu ?? null,
    processCpu: latest?.processCpu ?? null,
    systemCpuPercent: latest === undefined ? null : Math.round(latest.systemCpu * 1000) / 10,
    platform: `${process.platform} ${process.arch}`,
    pid: process.pid,
    startTime: formatWireTime(performance.timeOrigin),
    uptime: Math.round(process.uptime()),
    resident: process.memoryUsage().rss,
    openFiles: (await countOpenFiles()) ?? null,
    history: monitor.samples(),
  }
}

async function readServer({ config, db, services: { monitor } }: SignedInCall) {
  const requests = monitor.requests.read()
  const store = await readStore(db)
  const signIns = await countSignIns(db)
  const mean = ({ count, total }: { readonly count: number; readonly total: number }) =>
    count > 0 ? round(total / count) : 0
  return {
    sessions: store.sessions,
    sessionsPeak: Math.max(store.sessions, monitor.peaks().sessions),
    sessionsExpired: store.expired,
    signIns: signIns.succeeded,
    signInsRejected: signIns.rejected,
    requests: requests.count,
    running: requests.running,
    failed: requests.statuses['5xx'] ?? 0,
    meanTime: mean(requests),
    longestTime: round(requests.longest),
    sent: requests.sent,
    calls: requests.calls.count,
    callsMeanTime: mean(requests.calls),
    callsLongestTime: round(requests.calls.longest),
    poolSize: config.threadPoolSize,
    statuses: Object.entries(requests.statuses).map(([status, total]) => ({ status, total })),
    routes: monitor.requests
      .routes()
      .slice(0, 100)
      .map((each) => ({
        method: each.method,
        path: each.path,
        count: each.count,
        meanTime: mean(each),
        longestTime: round(each.longest),
        failed: each.failed,
      })),
    history: monitor.samples(),
  }
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100
}
