import { Link } from 'react-router'

/** Way to the questions and answers about what the member is at, beside it. The page brings its own text, so it is loaded. */
export const HelpLink = ({ to, children }: { to: string; children: string }) => (
  <p>
    <Link to={to} reloadDocument>
      {children}
    </Link>
  </p>
)
