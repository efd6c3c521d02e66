// npm run build: Astro's build with React as it is for visitors, whatever the shell or a test runner has in NODE_ENV.
process.env.NODE_ENV = 'production';
process.argv.splice(2, 0, 'build');
await import('../node_modules/astro/bin/astro.mjs');
