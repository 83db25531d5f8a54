import { texts } from '../../../http/index.ts'
import { countOpenFiles, readMachine } from '../../../monitor/system.ts'
import { type MetricSources, ofMonitor, value } from './metric.ts'

const latest = ({ monitor }: MetricSources) => monitor.samples().at(-1)

/** The metrics of the machine and of the process on it. */
export const systemMetrics = ofMonitor('monitor:system', [
  {
    name: 'system.cpu.count',
    description: texts('本机的处理器数', 'Processors of this machine', '本機的處理器數'),
    baseUnit: null,
    measure: () => value(readMachine().processors),
  },
  {
    name: 'system.cpu.usage',
    description: texts(
      '最近十秒内本机全部处理器的使用率，1为全部占满',
      'The share of all processors of this machine that was in use in the last ten seconds; 1 is all of them',
      '最近十秒內本機全部處理器的使用率，1為全部佔滿',
    ),
    baseUnit: null,
    measure: (sources) => value(latest(sources)?.systemCpu),
  },
  {
    name: 'system.load.average.1m',
    description: texts('最近一分钟的系统平均负载', 'The load average of the last minute', '最近一分鐘的系統平均負載'),
    baseUnit: null,
    measure: () => value(readMachine().load1),
  },
  {
    name: 'process.cpu.usage',
    description: texts(
      '最近十秒内本进程占全部处理器的比例，1为全部占满',
      'The share of all processors that this process used in the last ten seconds; 1 is all of them',
      '最近十秒內本程序佔全部處理器的比例，1為全部佔滿',
    ),
    baseUnit: null,
    measure: (sources) => value(latest(sources)?.processCpu),
  },
  {
    name: 'process.start.time',
    description: texts(
      '进程启动的时刻，自1970年起的秒数',
      'When the process started, in seconds since 1970',
      '程序啟動的時刻，自1970年起的秒數',
    ),
    baseUnit: 'seconds',
    measure: () => value(performance.timeOrigin / 1000),
  },
  {
    name: 'process.uptime',
    description: texts('进程已运行的秒数', 'Seconds since the process started', '程序已執行的秒數'),
    baseUnit: 'seconds',
    measure: () => value(process.uptime()),
  },
  {
    name: 'process.files.open',
    description: texts(
      '进程打开的文件和连接数，由操作系统提供；系统不提供时没有数值',
      'Files and connections that the process has open; no figure where the operating system does not tell',
      '程序開啟的檔案和連線數，由作業系統提供；系統不提供時沒有數值',
    ),
    baseUnit: 'files',
    measure: async () => value(await countOpenFiles()),
  },
])
