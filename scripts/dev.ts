import { type ChildProcess, spawn } from 'node:child_process'
import { projectFolder, toolCommand } from './tool.ts'

const port = process.env.PORT ?? '3100'
const serverPort = process.env.SERVER_PORT ?? String(Number(port) + 1)
const environment = { ...process.env, SERVER_PORT: serverPort }

/** The server starts again when one of these changes; the app takes changes in without. */
const watched = ['server', 'runtime/language', 'schemas', 'widgets/props.ts']

const server = spawn(
  process.execPath,
  [...watched.map((folder) => `--watch-path=${folder}`), '--watch-preserve-output', 'server/main.ts'],
  { cwd: projectFolder, stdio: 'inherit', env: { ...environment, PORT: serverPort, HOST: '127.0.0.1' } },
)
const vite = toolCommand('vite', [
  '--port',
  port,
  '--strictPort',
  ...(process.env.HOST ? ['--host', process.env.HOST] : []),
])
const app = spawn(vite.file, vite.args, { cwd: projectFolder, stdio: 'inherit', env: environment })

const children: readonly ChildProcess[] = [server, app]

let isEnding = false

function endAll(): void {
  isEnding = true
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
}

process.on('SIGINT', endAll)
process.on('SIGTERM', endAll)
for (const child of children) {
  child.on('exit', (code) => {
    // One that ends by itself could not do its work, whatever it says; a wish to stop is a success.
    if (!isEnding) process.exitCode = code === null || code === 0 ? 1 : code
    endAll()
  })
}
