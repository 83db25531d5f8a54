import { parentPort } from 'node:worker_threads'

/** An answer, with the buffers that leave the thread for it. */
export interface Served<Answer> {
  readonly answer: Answer
  readonly transfer?: readonly ArrayBuffer[]
}

/** What a thread sends first, once it is loaded: its time begins with its first question and not with its module. */
const loadedMark = 'loaded'

/** Answers the questions of a thread one after the other (`openThread.ts`). What is thrown here ends the thread. */
export function serveThread<Question, Answer>(
  serve: (question: Question) => Promise<Served<Answer>> | Served<Answer>,
): void {
  parentPort?.on('message', async (question: Question) => {
    const { answer, transfer = [] } = await serve(question)
    parentPort?.postMessage(answer, transfer)
  })
  parentPort?.postMessage(loadedMark)
}
