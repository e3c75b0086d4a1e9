import { Button, Failure, Page } from '@member/ui'
import { Component, type ReactNode } from 'react'
import { th } from '../th.ts'
import { ChunkError } from './chunk.ts'

/** Keeps a screen's failure to the screen: try again, or reload where a part of the app is missing. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof ChunkError)
      return (
        <Page title={th.screen.missing}>
          <Failure message={th.screen.missingText} />
          <Button onClick={() => window.location.reload()}>{th.screen.reload}</Button>
        </Page>
      )
    return (
      <Page title={th.screen.failed}>
        <Failure message={th.screen.failedText} retry={() => this.setState({ error: undefined })} />
      </Page>
    )
  }
}
