/** One call of the made-up server. */
export interface NetworkRoute {
  readonly method?: string
  /** The path below `/api/`; one that ends in `/` stands for all that begin with it. */
  readonly path: string
  readonly answer: (call: {
    /** The last segment of the path. */
    readonly name: string
    readonly query: URLSearchParams
    readonly request: Request
  }) => Response | Promise<Response>
}

export const answer = (result: unknown) => Response.json({ success: true, code: 200, message: '', result })
export const refuse = (message: string) => Response.json({ success: false, code: 500, message, result: null })
export const never = new Promise<Response>(() => {})
