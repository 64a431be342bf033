document.getElementById('root')!.textContent = 'Preview';
