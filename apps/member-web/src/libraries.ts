// Evaluated in a task of its own, between React and the app. By name: a whole namespace would keep all of it.
export { Global } from '@emotion/react'
export { default as styled } from '@emotion/styled'
export { BrowserRouter, Link, useRoutes } from 'react-router'
