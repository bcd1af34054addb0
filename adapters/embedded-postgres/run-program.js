import { spawn } from 'node:child_process';
/** Runs a program to its end under the given rights, with nothing on its standard input. */ export function runProgram(runAs, program, args, environment) {
    const [command, ...rest] = runAs.commandLine(program, args);
    return new Promise((resolve)=>{
        const child = spawn(command, rest, {
            ...runAs.rights,
            env: environment,
            cwd: process.platform === 'win32' ? undefined : '/',
            stdio: [
                'ignore',
                'pipe',
                'pipe'
            ],
            windowsHide: true
        });
        let output = '';
        child.stdout.on('data', (chunk)=>{
            output += chunk.toString();
        });
        child.stderr.on('data', (chunk)=>{
            output += chunk.toString();
        });
        child.once('error', (error)=>resolve({
                code: undefined,
                output: error.message
            }));
        child.once('close', (code)=>resolve({
                code: code ?? undefined,
                output: output.trim()
            }));
    });
}
