import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** How a database of a test behaves. */
export interface DatabaseBehaviour {
  readonly password: string
  readonly database: string
  /** Takes connections and says nothing. */
  readonly isSilent?: boolean
}

/** A database that speaks as much of PostgreSQL's protocol as a test of a connection needs. */
export interface FakeDatabase {
  readonly port: number
  /** Passwords that clients have sent. */
  readonly passwords: readonly string[]
  close(): Promise<void>
}

function frame(type: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}

const number = (value: number): Buffer => {
  const buffer = Buffer.alloc(4)
  buffer.writeInt32BE(value)
  return buffer
}
const short = (value: number): Buffer => {
  const buffer = Buffer.alloc(2)
  buffer.writeInt16BE(value)
  return buffer
}
const text = (value: string): Buffer => Buffer.from(`${value}\0`)

const failure = (code: string, message: string): Buffer =>
  frame('E', text('SFATAL'), text(`C${code}`), text(`M${message}`), Buffer.from([0]))
const ready = frame('Z', Buffer.from('I'))

function answer(socket: Socket, behaviour: DatabaseBehaviour, passwords: string[]): void {
  let isStarted = false
  let database = ''
  socket.on('error', () => undefined)
  socket.on('data', (data) => {
    if (behaviour.isSilent === true) return
    if (!isStarted) {
      // A request for encryption has its own number; it is declined.
      if (data.readInt32BE(4) === 80877103) {
        socket.write('N')
        return
      }
      isStarted = true
      const args = data.subarray(8).toString().split('\0')
      database = args[args.indexOf('database') + 1] ?? ''
      socket.write(frame('R', number(3)))
      return
    }
    const type = String.fromCharCode(data[0] ?? 0)
    if (type === 'p') {
      const password = data.subarray(5, -1).toString()
      passwords.push(password)
      if (password !== behaviour.password) socket.end(failure('28P01', `password "${password}" failed`))
      else if (database !== behaviour.database) socket.end(failure('3D000', `database "${database}" does not exist`))
      else socket.write(Buffer.concat([frame('R', number(0)), ready]))
    } else if (type === 'Q') {
      const version = Buffer.from('16.4')
      const column = [text('server_version'), number(0), short(0), number(25), short(-1), number(-1), short(0)]
      socket.write(
        Buffer.concat([
          frame('T', short(1), ...column),
          frame('D', short(1), number(version.length), version),
          frame('C', text('SHOW')),
          ready,
        ]),
      )
    }
  })
}

/** Opens a database on the loopback of this machine. */
export async function openDatabaseServer(behaviour: DatabaseBehaviour): Promise<FakeDatabase> {
  const passwords: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    answer(socket, behaviour, passwords)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    passwords,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
