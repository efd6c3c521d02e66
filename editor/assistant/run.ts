import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { OWN_CONTENT } from '../../src/content-model/productFolders.ts';

// Standard output is only for the protocol.
console.log = console.error;
// The content model reads the name of the folder when it is imported.
process.env['CONTENT'] ??= OWN_CONTENT;
const { createAssistant } = await import('./server.ts');
await createAssistant().connect(new StdioServerTransport());
