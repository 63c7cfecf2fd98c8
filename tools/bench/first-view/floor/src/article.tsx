import styled from '@emotion/styled'

const Box = styled.article`
  padding: 16px;
`

export const Article = () => <Box>トドック</Box>
