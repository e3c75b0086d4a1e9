import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { largestAnswer } from './answerSize.ts'

/** A call that the page sent before the app's code was here. */
export interface EarlyCall {
  token: string | null
  /** As it was sent. */
  body?: string
  /** When, by the device's clock. */
  at: number
  answer: Promise<{ status: number; headers: Headers; text: string }>
}

declare global {
  /** By method and path. */
  var early: Record<string, EarlyCall> | undefined
}

/** An older answer is not of now. */
const freshFor = 10_000

/** The answer to a call that is on its way already, once; undefined where it must be sent. */
export async function takeEarly(
  { method, url = '', data, params }: AxiosRequestConfig,
  token: string | null,
): Promise<Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'> | undefined> {
  const name = `${method ?? ''} ${url}`
  const call = globalThis.early?.[name]
  if (!call) return undefined
  delete globalThis.early?.[name]
  const body = data === undefined ? undefined : JSON.stringify(data)
  if (params !== undefined || call.token !== token || call.body !== body || Date.now() - call.at > freshFor)
    return undefined
  try {
    const { status, headers, text } = await call.answer
    // As good as none: asked for again, it is refused while it comes.
    if (text.length > largestAnswer) return undefined
    return { status, headers: Object.fromEntries(headers), data: dataOf(text) }
  } catch {
    return undefined
  }
}

const dataOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
